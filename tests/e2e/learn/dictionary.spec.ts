/** Learners look words up, and see where they may read them. */
import type { Page } from '@playwright/test'
import { and, eq, isNull } from 'drizzle-orm'
import { countedTexts, lessons, textWords, vocab } from '#app/db/schema/index.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const wordAt = (word: string) => `/dictionary/${encodeURIComponent(word)}`
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the dictionary' })
const firstWord = (page: Page) =>
	page.getByRole('list', { name: 'Words' }).getByRole('listitem').first()

const markOf = (page: Page, word: string, name: string) =>
	page.getByRole('group', { name: `How well you know ${word}` }).getByRole('button', { name })
/** The server's reply to a mark. */
const keptMark = (page: Page) =>
	page.waitForResponse((answer) => answer.url().endsWith('/word-marks') && answer.ok())

/** Counts 你好 among the words of the lesson Hello!, if that is not done yet. */
async function countInFirstLesson(): Promise<void> {
	const db = platformDatabase()
	const [word] = await db.select({ id: vocab.id }).from(vocab).where(eq(vocab.word, '你好'))
	const [lesson] = await db
		.select({ id: lessons.id })
		.from(lessons)
		.where(eq(lessons.slug, 'ni-hao'))
	if (!word || !lesson) throw new Error('the demo is not there')
	const none = { words: Array(8).fill(0), distinct: Array(8).fill(0) }
	await db
		.insert(countedTexts)
		.values({
			lessonId: lesson.id,
			listed: 1,
			unlisted: { names: 0, byEdition: { '2.0': none, '3.0': none, '2026': none } },
			vocabRevision: '',
			updatedAt: new Date(),
		})
		.onConflictDoNothing()
	const [text] = await db
		.select({ id: countedTexts.id })
		.from(countedTexts)
		.where(and(eq(countedTexts.lessonId, lesson.id), isNull(countedTexts.articleId)))
	await db
		.insert(textWords)
		.values({ textId: text?.id ?? 0, vocabId: word.id, count: 1 })
		.onConflictDoNothing()
}

test('the key / leads to the search, which finds hanzi, pinyin and English', async ({
	learner: page,
}) => {
	await page.goto('/courses')
	await expect(async () => {
		await page.keyboard.press('/')
		await expect(field(page)).toBeFocused({ timeout: 500 })
	}).toPass()
	await page.keyboard.press('Escape')
	await expect(field(page)).not.toBeFocused()
	await page.keyboard.press('/')
	await page.keyboard.type('to learn')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/dictionary\?q=to\+learn$/)
	await expect(firstWord(page)).toContainText('学')
	for (const [typed, word] of [
		['xue2xi2', '学习'],
		['圖書館', '图书馆'],
		['nihao', '你好'],
	] as const) {
		await field(page).fill(typed)
		await field(page).press('Enter')
		await expect(firstWord(page)).toContainText(word)
	}
	await firstWord(page).getByRole('link').click()
	await expect(page).toHaveURL(new RegExp(`${wordAt('你好')}$`))
	await expect(page.getByRole('heading', { name: '你好 in the dictionary' })).toBeAttached()
})

test('the key / leads to the search although its code failed to load at first', {
	tag: '@long',
}, async ({ learner: page }) => {
	const failed: string[] = []
	await page.route(/\/assets\/search-key-/, (route) => {
		failed.push(route.request().url())
		return failed.length === 1 ? route.abort() : route.continue()
	})
	await page.goto('/courses')
	await expect.poll(() => failed).toHaveLength(1)
	await expect(async () => {
		await page.keyboard.press('/')
		await expect(field(page)).toBeFocused({ timeout: 500 })
	}).toPass()
})

test('on a phone an icon leads to the field', { tag: '@long' }, async ({ learner: page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/courses/lessons/ni-hao')
	await page.getByRole('link', { name: 'Dictionary', exact: true }).click()
	await expect(page).toHaveURL(/\/dictionary$/)
	await expect(field(page)).toBeFocused()
})

test('a sentence leads to its lesson and back', { tag: '@long' }, async ({ learner: page }) => {
	await countInFirstLesson()
	await page.goto(wordAt('你好'))
	const sentences = page.getByRole('region', { name: 'Sentences' })
	await expect(sentences.locator('mark').first()).toContainText('你好')
	await sentences.getByRole('link').first().click()
	await expect(page).toHaveURL(/\/courses\/lessons\/[\w-]+#p\d+$/)
	await page.goBack()
	await expect(sentences).toBeVisible()
})

test('a word is marked as known, and the mark taken back', async ({ learner: page }) => {
	await page.goto(wordAt('学习'))
	const known = markOf(page, '学习', 'Known')
	await hydrated(known)
	const kept = keptMark(page)
	await known.click()
	await expect(known).toHaveAttribute('aria-pressed', 'true')
	await kept
	await page.reload()
	await expect(known).toHaveAttribute('aria-pressed', 'true')
	await hydrated(known)
	await known.click()
	await expect(known).toHaveAttribute('aria-pressed', 'false')
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(known).toHaveAttribute('aria-pressed', 'true')
})

test('a word marked without a network keeps its mark, which is sent later', {
	tag: '@long',
}, async ({ learner: page, context }) => {
	await page.goto(wordAt('朋友'))
	const known = markOf(page, '朋友', 'Known')
	await hydrated(known)
	await context.setOffline(true)
	await known.click()
	await expect(known).toHaveAttribute('aria-pressed', 'true')
	await expect(page.getByText('朋友 is known')).toBeVisible()
	const kept = keptMark(page)
	await context.setOffline(false)
	await kept
	await page.reload()
	await expect(known).toHaveAttribute('aria-pressed', 'true')
})

test('the popup of a word leads to its page, and Back returns to the text', async ({
	learner: page,
}) => {
	await page.goto('/courses/lessons/ni-hao')
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await page.locator('.text ruby', { hasText: '你好' }).first().click()
	await page.getByRole('dialog').getByRole('link', { name: 'More in the dictionary' }).click()
	await expect(page).toHaveURL(new RegExp(`${wordAt('你好')}$`))
	await page.goBack()
	await expect(page).toHaveURL(/\/courses\/lessons\/ni-hao$/)
})

test('an unknown word is answered with words that come near', { tag: '@long' }, async ({
	learner: page,
}) => {
	const answer = await page.goto(wordAt('学习好'))
	expect(answer?.status()).toBe(404)
	await expect(page.getByRole('heading', { name: 'Words that come near' })).toBeVisible()
	await expect(firstWord(page)).toContainText('学习')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('words are found, read and marked', async ({ learner: page }) => {
		await page.goto('/dictionary')
		await field(page).fill('book')
		await field(page).press('Enter')
		await expect(firstWord(page)).toContainText('书')
		await firstWord(page).getByRole('link').click()
		const known = markOf(page, '书', 'Known')
		await known.click()
		await expect(known).toHaveAttribute('aria-pressed', 'true')
		await page.getByText('All meanings').click()
		await expect(page.getByText('abbreviation of').first()).toBeVisible()
	})
})
