/** Cards are studied with the keyboard, offline and across reloads, and nothing is lost. */
import type { Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { cardStates, reviews, userProfiles } from '#app/db/schema/index.ts'
import type { SavedWord } from '#app/features/flashcards/study-contract.ts'
import { expectNoBarriers, expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { chooseMode, modeButton, openDeck, study as studyDeck } from '#tests/support/studying.ts'

test.use({ serviceWorkers: 'allow' })

const deck = '/flashcards/study/travel-essentials'

async function study(page: Page, { newPerDay = 2, path = deck } = {}): Promise<string> {
	return studyDeck(page, path, { newPerDay })
}

/** Moves a user’s study history this many days back. */
async function letDaysPass(email: string, days: number): Promise<void> {
	const db = platformDatabase()
	const ms = days * 24 * 60 * 60_000
	const who = db
		.select({ id: userProfiles.id })
		.from(userProfiles)
		.where(eq(userProfiles.email, email))
	await db.batch([
		db
			.update(reviews)
			.set({ at: sql`${reviews.at} - ${ms}` })
			.where(eq(reviews.userId, who)),
		db
			.update(cardStates)
			.set({
				due: sql`${cardStates.due} - ${ms}`,
				introducedAt: sql`${cardStates.introducedAt} - ${ms}`,
				lastReviewedAt: sql`${cardStates.lastReviewedAt} - ${ms}`,
			})
			.where(eq(cardStates.userId, who)),
	])
}

async function open(page: Page, path = deck) {
	await openDeck(page, path)
}

function word(page: Page) {
	return page.getByRole('region', { name: 'Card' }).getByRole('heading')
}

function progress(page: Page) {
	return page.getByRole('progressbar', { name: 'Cards met' })
}

/** Answers the shown card by key and waits for the server. */
async function grade(page: Page, key: '1' | '2' | '3') {
	await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible()
	await page.keyboard.press('Space')
	await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible()
	const taken = page.waitForResponse('**/flashcards/reviews?**')
	await page.keyboard.press(key)
	expect((await taken).status()).toBe(200)
}

function changeMyWords(page: Page, change: SavedWord & { isSaved: boolean }) {
	const changes = [{ ...change, sentence: change.word, ageMs: 0 }]
	return page.request.post('/saved-words', { data: { changes } })
}

test('a deck can be studied by keyboard alone and continues another day', {
	tag: '@screens',
}, async ({ page }) => {
	const email = await study(page)
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 / 2')
	const first = await word(page).textContent()
	await grade(page, '3')
	await expect(word(page)).not.toHaveText(first ?? '')
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '1 / 2')
	await grade(page, '3')
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 / 2, 2 left to repeat')
	await grade(page, '3')
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 / 2, 1 left to repeat')
	await grade(page, '3')
	await expect(page.getByRole('heading', { name: 'Session Complete!' })).toBeVisible()
	await expect(
		page.getByText("Great job! You've reviewed all the cards for this session."),
	).toBeVisible()
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 / 2')
	const figures = page.getByRole('region', { name: 'Today in this deck' }).locator('dl > div')
	await expect(figures).toHaveText(['Reviewed2', 'Right at first2', 'New2', 'Minute1'])
	await expect(page.getByText('2 cards come back', { exact: false })).toBeVisible()
	await expect(page.getByRole('link', { name: /^New for you/ })).toHaveAttribute(
		'href',
		/^\/courses\/lessons\//,
	)
	await expectNoBarriers(page)
	await page.keyboard.press('Escape')
	await page.waitForURL('/flashcards')
	await expect(page.getByRole('link', { name: /^Travel Essentials/ })).toContainText('78 new')
	await expect(page.getByText(/^Left for today, over all decks: 0 new cards/)).toBeVisible()
	await letDaysPass(email, 2)
	await open(page)
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 / 4')
	await expect(word(page)).toHaveText(first ?? '')
	await page.keyboard.press('Space')
	await expect(page.getByRole('button', { name: /^Good \d+ days$/ })).toBeVisible()
})

test('the answer shows a card’s meaning and when each grade brings it back', {
	tag: ['@screens', '@long'],
}, async ({ page }) => {
	await study(page)
	await expectNoBarriers(page)
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.keyboard.press('Escape')
	await expect(page.getByText(/^Signed in as/)).toBeHidden()
	await page.getByRole('button', { name: 'Show Answer' }).click()
	await expect(page.getByRole('button', { name: /^Forgot \d+ min$/ })).toBeVisible()
	await expect(page.getByRole('button', { name: /^Hard / })).toBeVisible()
	await expect(page.getByRole('button', { name: /^Hear / })).toBeVisible()
	await expectNoBarriers(page)
	await page.getByRole('button', { name: 'Bookmark' }).click()
	await page.getByText('Add notes').click()
	await expect(page.getByLabel('Notes')).toBeFocused()
	await page.getByLabel('Notes').fill('like 飞 in 飞机')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Escape')
	await expect(page.getByLabel('Notes')).toBeHidden()
	await page.keyboard.press('Enter')
	await expect(page.getByLabel('Notes')).toHaveValue('like 飞 in 飞机')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByLabel('Notes')).toBeHidden()
	await expect(page.getByText('Notes: like 飞 in 飞机')).toBeVisible()
	await open(page)
	await page.keyboard.press('Space')
	await expect(page.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible()
	// Answering without saving keeps the typed notes.
	await page.getByText('Notes: like 飞 in 飞机').click()
	await page.getByLabel('Notes').fill('to fly')
	const kept = page.waitForResponse((answer) =>
		/notes=to\+fly/.test(answer.request().postData() ?? ''),
	)
	await page.getByRole('button', { name: /^Good/ }).click()
	expect((await kept).ok()).toBe(true)
})

test('the answer shows the word in a sentence', { tag: ['@long', '@screens'] }, async ({
	page,
}) => {
	await study(page, { path: '/flashcards/study/hsk-level-1' })
	await expect(word(page)).toHaveText('妈妈')
	const card = page.getByRole('region', { name: 'Card' })
	await expect(card.getByText('你妈妈在家吗？')).toBeHidden()
	await page.keyboard.press('Space')
	await expect(card.getByText('你妈妈在家吗？')).toBeVisible()
	await expect(card.locator('mark')).toHaveText('妈妈')
	await expect(card.getByText('Nǐ māma zài jiā ma?')).toBeVisible()
	await expect(card.getByText('Is your mum home?')).toBeVisible()
	await expectNoBarriers(page)

	await open(page, '/flashcards/study/hsk-level-1?mode=listening')
	await expect(page.getByText('你妈妈在家吗？')).toBeHidden()
	await page.keyboard.press('1')
	await expect(page.getByText('你妈妈在家吗？')).toBeVisible()
})

test('there is a deck for each HSK level, and a long one has pages', { tag: '@screens' }, async ({
	page,
}) => {
	await login(page, await newUser())
	await page.goto('/flashcards')
	const sizes = ['150', '150', '300', '600', '1,300', '2,500']
	for (const [index, size] of sizes.entries()) {
		const link = page.getByRole('link', { name: new RegExp(`^HSK ${index + 1}\\b`) })
		await expect(link).toContainText(`${size} cards`)
	}
	await expectNoBarriers(page)
	await page.goto('/flashcards/decks/hsk-level-6?page=25')
	await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
	await expect(page.getByText('纽扣儿')).toBeVisible()
})

test('the last answer can be undone, at once and after a reload', async ({ page }) => {
	await study(page)
	const first = (await word(page).textContent()) ?? ''
	await grade(page, '1')
	await expect(word(page)).not.toHaveText(first)
	await page.keyboard.press('u')
	await expect(word(page)).toHaveText(first)
	await grade(page, '3')
	await open(page)
	await expect(word(page)).not.toHaveText(first)
	await page.keyboard.press('u')
	await expect(word(page)).toHaveText(first)
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 / 2')
})

test('users can hear and choose words by keyboard only', { tag: '@screens' }, async ({ page }) => {
	await study(page, { path: `${deck}?mode=listening` })
	const asked = page.waitForResponse('**/nls/tts?**')
	await page.keyboard.press('Space')
	expect((await asked).ok()).toBe(true)
	const choices = page.getByRole('listitem').getByRole('button')
	await expect(choices).toHaveCount(4)
	await expectNoBarriers(page)
	const taken = page.waitForResponse('**/flashcards/reviews?**')
	await page.keyboard.press('2')
	expect((await taken).status()).toBe(200)
	await expect(choices.first()).toBeDisabled()
	await expect(page.getByRole('img', { name: 'right' })).toHaveCount(1)
	await expect(page.getByText(/^(Correct|Incorrect)!$/)).toBeVisible()
	await expectNoBarriers(page)
	const next = page.waitForResponse('**/nls/tts?**')
	await page.keyboard.press('Enter')
	await expect(choices.first()).toBeEnabled()
	// After the first request the next word plays automatically.
	expect((await next).ok()).toBe(true)
	await page.reload()
	await expect(modeButton(page)).toHaveText('Mode: Listening')
	await chooseMode(page, 'Recall')
	await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible()
})

test('answers given offline are kept, and sent when the network is back', { tag: '@long' }, async ({
	page,
}) => {
	await study(page, { newPerDay: 3 })
	const seen = new Set<string | null>()
	await page.context().setOffline(true)
	for (const _ of [1, 2]) {
		seen.add(await word(page).textContent())
		await page.keyboard.press('Space')
		await page.keyboard.press('3')
		await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible()
	}
	const notice = page.getByText(/^You’re offline/)
	await expect(notice).toBeVisible()
	expect((await notice.boundingBox())?.height).toBeLessThan(80)
	expect(seen.size).toBe(2)
	const taken = page.waitForResponse(
		(answer) => answer.url().includes('/flashcards/reviews') && answer.ok(),
	)
	await page.context().setOffline(false)
	const { settled } = await (await taken).json()
	expect(settled).toHaveLength(2)
	await expect(page.getByText(/^You’re offline/)).toHaveCount(0)
	await page.goto('/flashcards/stats')
	await expect(page.getByText('Cards learning').locator('..')).toContainText('2')
})

test('the next page sends the answers that a closed page could not', { tag: '@long' }, async ({
	page,
	context,
}) => {
	await study(page, { newPerDay: 3 })
	const first = (await word(page).textContent()) ?? ''
	await context.setOffline(true)
	await page.keyboard.press('Space')
	await page.keyboard.press('2')
	await expect(page.getByText(/^You’re offline/)).toBeVisible()
	await page.close()
	await context.setOffline(false)
	const next = await context.newPage()
	const taken = next.waitForResponse('**/flashcards/reviews?**')
	await next.goto(deck)
	await expect(word(next)).not.toHaveText(first)
	expect((await (await taken).json()).settled).toHaveLength(1)
	await expect(next.getByRole('button', { name: `Undo ${first}` })).toBeVisible()
})

test('a deck left open by one user is not studied as the next', { tag: '@long' }, async ({
	page,
}) => {
	const first = await study(page)
	await login(page, await newUser('Tom'))
	await page.keyboard.press('Space')
	await page.keyboard.press('3')
	await expect(page.getByText(/^You’re signed out. Your answers are saved here/)).toBeVisible()
	await page.goto('/flashcards/stats')
	await expect(page.getByText(/^Nothing studied yet/)).toBeVisible()
	await login(page, first)
	await page.goto('/flashcards/stats')
	await expect(page.getByText('Cards learning').locator('..')).toContainText('1')
})

test('users who leave a deck return to the same card', { tag: '@long' }, async ({ page }) => {
	await study(page)
	const first = (await word(page).textContent()) ?? ''
	await grade(page, '3')
	await expect(word(page)).not.toHaveText(first)
	const second = (await word(page).textContent()) ?? ''
	await page.getByRole('link', { name: 'Close' }).click()
	await page.getByRole('link', { name: /^Travel Essentials/ }).click()
	await expect(word(page)).toHaveText(second)
})

test('a page left open updates when the user returns to it', { tag: '@long' }, async ({ page }) => {
	await study(page, { newPerDay: 0 })
	await expect(page.getByRole('heading', { name: 'That’s your limit for today' })).toBeVisible()
	// A higher limit has the same effect as another day.
	await page.request.post('/settings', { form: { intent: 'newPerDay', newPerDay: '2' } })
	await page.evaluate(() => {
		const see = (state: string) => {
			Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
			document.dispatchEvent(new Event('visibilitychange'))
		}
		see('hidden')
		const now = Date.now()
		Date.now = () => now + 11 * 60_000
		see('visible')
	})
	await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible()
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 / 2')
})

test('statistics show what was studied', { tag: ['@screens', '@long'] }, async ({ page }) => {
	await study(page)
	await open(page, '/flashcards/stats')
	await expect(page.getByText('Nothing studied yet. Your first session shows here.')).toBeVisible()
	await open(page)
	const struggled = (await word(page).textContent()) ?? ''
	await grade(page, '1')
	await grade(page, '3')
	await grade(page, '1')
	await page.goto('/flashcards')
	await page.getByRole('link', { name: 'My Stats' }).click()
	await expect(page.getByRole('row')).toHaveCount(8)
	await expect(page.getByText('Cards learning').locator('..')).toContainText('2')
	await expect(page.getByText('Total time').locator('..')).toContainText('0.0')
	await expect(page.getByRole('listitem').filter({ hasText: struggled })).toBeVisible()
	await expectNoBarriers(page)
})

test('a word saved in a lesson is found with its sentence in saved words', {
	tag: ['@screens', '@long'],
}, async ({ learner: page }) => {
	await open(page, '/courses/lessons/ni-hao')
	const ruby = page.locator('.text ruby', { hasText: '北京' }).first()
	await ruby.scrollIntoViewIfNeeded()
	await ruby.click()
	const popup = page.getByRole('dialog')
	const sent = page.waitForResponse('**/saved-words')
	await popup.getByRole('button', { name: 'Save', exact: true }).first().click()
	await expect(popup.getByRole('button', { name: 'Saved' })).toBeVisible()
	await sent
	await expectNoBarriersHere(page)
	await page.keyboard.press('Escape')
	await page.goto('/flashcards')
	await expectNoBarriers(page)
	await page.getByRole('link', { name: /^My Words/ }).click()
	await expect(word(page)).toHaveText('北京')
	await page.getByRole('button', { name: 'Show Answer' }).click()
	await expect(page.getByRole('figure').locator('blockquote')).toContainText('北京')
	await page.getByRole('link', { name: 'Open the lesson' }).click()
	await page.waitForURL('/courses/lessons/ni-hao')

	await ruby.click()
	const removed = page.waitForResponse('**/saved-words')
	await popup.getByRole('button', { name: 'Saved' }).first().click()
	await expect(popup.getByRole('button', { name: 'Save', exact: true }).first()).toBeVisible()
	await removed
	await page.goto('/flashcards')
	await expect(page.getByRole('link', { name: /^My Words/ })).toHaveCount(0)
})

test('a deck without cards for today says why', { tag: ['@screens', '@long'] }, async ({
	page,
}) => {
	await study(page, { newPerDay: 0 })
	await expect(page.getByRole('heading', { name: 'That’s your limit for today' })).toBeVisible()
	await expect(page.getByText('80 more cards are waiting.')).toBeVisible()
	await expect(page.getByRole('progressbar')).toHaveCount(0)
	await expectNoBarriers(page)
	await page.getByRole('link', { name: 'Change your daily limits' }).click()
	await page.waitForURL('/settings')

	await changeMyWords(page, { word: '北京', pinyin: 'Běi jīng', isSaved: true })
	await changeMyWords(page, { word: '北京', pinyin: 'Běi jīng', isSaved: false })
	await open(page, '/flashcards/study/my-words')
	await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible()
})

test('phones show the verdict and the next button together', { tag: '@long' }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 720 })
	await study(page, { path: `${deck}?mode=listening` })
	const choices = page.getByRole('listitem').getByRole('button')
	const before = await choices.first().boundingBox()
	await choices.first().click()
	await expect(page.getByText(/^(Correct|Incorrect)!$/)).toBeInViewport()
	await expect(page.getByRole('button', { name: 'Bookmark' })).toBeInViewport()
	await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport()
	expect((await choices.first().boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('a deck that does not exist says so', { tag: '@long' }, async ({ learner: page }) => {
	const answer = await page.goto('/flashcards/study/klingon')
	expect(answer?.status()).toBe(404)
	await expect(page.getByText('Deck not found.')).toBeVisible()
})

test('My Words invites to save a first word', { tag: '@long' }, async ({ page }) => {
	await login(page, await newUser())
	for (const path of ['/flashcards/study/my-words', '/flashcards/decks/my-words']) {
		await page.goto(path)
		await expect(page.getByRole('heading', { name: 'No words yet' })).toBeVisible()
		await expect(page.getByText('Save a word from any text')).toBeVisible()
	}
})

test.describe('before JavaScript has loaded', () => {
	test.use({ javaScriptEnabled: false })

	test('plain forms turn, grade, undo and choose cards', async ({ page }) => {
		await study(page)
		const first = (await word(page).textContent()) ?? ''
		await page.getByRole('button', { name: 'Show Answer' }).click()
		await page.getByRole('button', { name: /^Good/ }).click()
		await expect(word(page)).not.toHaveText(first)
		await page.getByRole('button', { name: `Undo ${first}` }).click()
		await expect(word(page)).toHaveText(first)

		await chooseMode(page, 'Listening')
		await page.getByRole('listitem').getByRole('button').first().click()
		await expect(page.getByText(/^(Correct|Incorrect)!$/)).toBeVisible()
		await page.getByRole('button', { name: 'Continue' }).click()
		await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
		await expect(page.getByRole('listitem').getByRole('button').first()).toBeEnabled()
	})
})

test('a saved word can be removed on its card and in the list of its deck', {
	tag: '@long',
}, async ({ learner: page }) => {
	await changeMyWords(page, { word: '北京', pinyin: 'Běi jīng', isSaved: true })
	await changeMyWords(page, { word: '谢谢', pinyin: 'xiè xie', isSaved: true })
	await open(page, '/flashcards/study/my-words')
	await page.getByRole('button', { name: 'Show Answer' }).click()
	const removed = page.waitForResponse('**/saved-words')
	await page.getByRole('button', { name: 'Remove from My Words' }).click()
	await expect(word(page)).toHaveText('谢谢')
	await removed
	await page.goto('/flashcards')
	await page.getByRole('link', { name: 'Cards of My Words' }).click()
	const rows = page.getByRole('main').getByRole('list').last().getByRole('listitem')
	await expect(rows).toHaveCount(1)
	await page.getByRole('button', { name: 'Remove 谢谢' }).click()
	await expect(rows).toHaveCount(0)
	await page.getByRole('button', { name: 'Keep it' }).click()
	await expect(rows).toHaveCount(1)
})

test('bookmarked cards can be studied alone', { tag: '@long' }, async ({ page }) => {
	await study(page)
	await expect(page.getByRole('link', { name: 'Study bookmarked cards only' })).toHaveCount(0)
	const first = (await word(page).textContent()) ?? ''
	await page.getByRole('button', { name: 'Show Answer' }).click()
	const kept = page.waitForResponse('**/flashcards/reviews?**')
	await page.getByRole('button', { name: 'Bookmark' }).click()
	await kept
	await page.reload()
	await page.getByRole('link', { name: 'Study bookmarked cards only' }).click()
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 / 1')
	await expect(word(page)).toHaveText(first)
	await chooseMode(page, 'Listening')
	await expect(page).toHaveURL(/mode=listening&cards=bookmarked/)
	await page.getByRole('link', { name: 'Study all cards' }).click()
	await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 / 2')
})
