/** Cards are studied with the keyboard, offline and across reloads, and nothing is lost. */
import type { Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { cardStates, reviews, userProfiles } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
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
	// An undo may still be on its way there.
	const taken = page.waitForResponse((response) =>
		/"kind":"answer"/.test(response.request().postData() ?? ''),
	)
	await page.keyboard.press(key)
	expect((await taken).status()).toBe(200)
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
	// Both are in their first minutes, and nothing else is left.
	await expect(page.getByRole('heading', { name: 'That’s all for now' })).toBeVisible()
	await expect(page.getByText('2 cards come back in 10 minutes.')).toBeVisible()
	await expectNoBarriers(page)
	await page.keyboard.press('Space')
	await expect(word(page)).toHaveText(first ?? '')
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
	await expect(page.getByRole('button', { name: /^Hear (?!the)/ })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Hear the sentence' })).toBeVisible()
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
		for (const _ of ['first', 'second']) {
			await page.getByRole('button', { name: 'Show Answer' }).click()
			await page.getByRole('button', { name: /^Good/ }).click()
		}
		await expect(page.getByText('2 cards come back in 10 minutes.')).toBeVisible()
		await page.getByRole('button', { name: 'Go on now' }).click()
		await expect(word(page)).toHaveText(first)
		await page.getByRole('button', { name: /^Undo/ }).click()

		await chooseMode(page, 'Listening')
		await page.getByRole('listitem').getByRole('button').first().click()
		await expect(page.getByText(/^(Correct|Incorrect)!$/)).toBeVisible()
		await page.getByRole('button', { name: 'Continue' }).click()
		await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
		await page.getByRole('button', { name: 'Go on now' }).click()
		await expect(page.getByRole('listitem').getByRole('button').first()).toBeEnabled()
	})
})
