/** How well a text fits: on cards, at its head, and as an order of lists. */
import { eq } from 'drizzle-orm'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import { lessonContents, lessons, userProfiles, userWords, vocab } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { test as base, expect, hydrated, login, newUser } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const now = new Date()

/** A learner at HSK 1, with a song of twenty running words of their own: 我 is being learned, 研究 new. */
async function withSong() {
	const db = platformDatabase()
	const title = `Research ${crypto.randomUUID().slice(0, 8)}`
	const id = await makeLesson(db, {
		title: { zh: '研究', en: title },
		category: 'song',
		orderNo: 900,
	})
	const line = `${'我[wǒ] | '.repeat(19)}研究[yán jiū] / I research.`
	await db.insert(lessonContents).values({ lessonId: id, content: contentFrom(line) })
	await countWaitingTexts(db, { most: 1000, now })
	const email = await newUser()
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.email, email))
	const mark = async (word: string, status: 'known') => {
		const [row] = await db.select({ id: vocab.id }).from(vocab).where(eq(vocab.word, word)).limit(1)
		await db
			.insert(userWords)
			.values({ userId: person?.id ?? '', vocabId: row?.id ?? 0, status, changedAt: now })
	}
	const remove = async () => {
		await db.delete(lessons).where(eq(lessons.id, id))
		await db.delete(userProfiles).where(eq(userProfiles.email, email))
	}
	return { db, id, title, email, mark, remove }
}

/** The song and its learner go when the test ends. */
const test = base.extend<{ song: Awaited<ReturnType<typeof withSong>> }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
	song: async ({}, use) => {
		const song = await withSong()
		await use(song)
		await song.remove()
	},
})

test('a card, a course and a text say how much of it a person knows', async ({ page, song }) => {
	const { id, title, email, mark } = song
	await login(page, email)
	await page.goto('/courses/category/song')
	const card = page.getByRole('link', { name: title })
	await expect(card).toContainText('0% known · 1 new word')
	await mark('我', 'known')
	await page.reload()
	await expect(card).toContainText('95% known · 1 new word')
	await page.goto(`/courses/lessons/${id}`)
	await expect(page.getByText('95% known · 1 new word')).toBeVisible()
	await mark('研究', 'known')
	await page.reload()
	await expect(page.getByText('100% known · no new words')).toBeVisible()

	await page.goto('/courses/first-steps')
	const rows = page.getByRole('region', { name: 'Lessons' }).getByRole('listitem')
	await expect(rows.first()).toContainText(
		/\d+% known · (no new words|\d+ new words?|learning the rest)|All words at your level/,
	)
	await page.goto('/articles/the-slow-train')
	await expect(page.getByText(/^\d+% known · \d+ new words$/)).toBeVisible()
})

test('nothing is said of a lesson that is closed', { tag: '@long' }, async ({ page, song }) => {
	const { db, id, title, email, mark } = song
	await mark('我', 'known')
	await login(page, email)
	await db.update(lessons).set({ isFree: false }).where(eq(lessons.id, id))
	await page.goto('/courses/category/song')
	const card = page.getByRole('link', { name: title })
	await expect(card).toContainText('Paid')
	await expect(card).not.toContainText('known')
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('what is right for a person stands alone, or what fits best comes first', {
		tag: '@long',
	}, async ({ page, song }) => {
		const { title, email, mark } = song
		await login(page, email)
		await page.goto('/courses/category/song')
		await page.getByRole('link', { name: 'Right for me' }).click()
		await expect(page).toHaveURL('/courses/category/song?fit=right')
		await expect(page.getByText('No courses found with the selected filters.')).toBeVisible()
		await page.getByRole('link', { name: 'Show the best fit first' }).click()
		await expect(page).toHaveURL('/courses/category/song?fit=closest')

		await mark('我', 'known')
		await page.reload()
		const cards = page.getByRole('main').getByRole('heading', { level: 3 })
		const titles = await cards.allTextContents()
		expect(titles.indexOf(title)).toBeLessThan(titles.indexOf('Songs at Dusk'))
		await page.getByRole('link', { name: 'Right for me' }).click()
		await expect(cards.filter({ hasText: title })).toBeVisible()
		await expect(cards.filter({ hasText: 'Songs at Dusk' })).toHaveCount(0)
		await expect(page.getByRole('link', { name: 'Right for me' })).toHaveAttribute(
			'aria-current',
			'true',
		)
		await page.getByRole('checkbox', { name: 'Expert' }).check()
		await page.getByRole('button', { name: 'Filter' }).click()
		await expect(page).toHaveURL('/courses/category/song?fit=right&level=expert')
	})
})

test('articles can be read in the order of how well they fit', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.goto('/articles')
	await page.getByRole('link', { name: 'Best fit first' }).click()
	await expect(page).toHaveURL('/articles?fit=closest')
	const figures = page.getByText(/% known · /)
	await expect(figures.first()).toBeVisible()
	const shares = (await figures.allTextContents()).map((text) => Number.parseInt(text, 10))
	expect(shares).toEqual(shares.toSorted((one, other) => other - one))
	await page.getByRole('link', { name: 'Right for me' }).click()
	await expect(page).toHaveURL('/articles?fit=right')
	await page.goBack()
	await expect(page).not.toHaveURL(/fit=right/)
})

test('the words of an analysed text can be known all at once, and taken back', async ({
	learner: page,
}) => {
	await page.goto('/tools/analyzer')
	const list = page.getByRole('region', { name: 'Words to learn' })
	const figures = page.getByRole('region', { name: 'Text statistics' })
	await expect(figures).toContainText('You know 0% of these words')
	const knowThem = list.getByRole('button', { name: /new words?: know (it|them all)/ })
	const rows = list.getByRole('listitem')
	const before = await rows.count()
	await hydrated(knowThem)
	await knowThem.click()
	await expect(rows).not.toHaveCount(before)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(rows).toHaveCount(before)

	await knowThem.click()
	// The marks before it may still be on their way to the server.
	await expect(async () => {
		await page.reload()
		const known = /You know [1-9]\d*% of these words; \d+% are being learned/
		await expect(figures).toContainText(known, { timeout: 1000 })
	}).toPass()
	await hydrated(list.getByRole('button', { name: /^Save all/ }))
	await list.getByRole('button', { name: /^Save all/ }).click()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(list.getByRole('button', { name: /^Save all/ })).toBeVisible()
})
