/** A reader marks words: the text follows at once, after a reload, and on other devices. */
import type { BrowserContext, Page } from '@playwright/test'
import { and, eq, inArray } from 'drizzle-orm'
import { userProfiles, userWords, vocab } from '#app/db/schema/index.ts'
import { countWords } from '#tests/support/content-factories.ts'
import { expect, likeABrowser, login, newUser, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase, platformUrl } from '#tests/support/platform.ts'

test.use({ serviceWorkers: 'allow' })

const words = ['我', '研究', '环境', '银行'] as const

/** A device whose words are marked by HSK level: dotted known, solid learned, dashed above, none ignored. */
function byLevels(context: BrowserContext): Promise<void> {
	return context.addCookies([{ name: 'hanlu.display', value: 'levels', url: platformUrl }])
}

/** A person at HSK 1 reads 我研究环境。我在银行。我 is HSK 1, the others are above it. */
async function reading(page: Page) {
	const email = await newUser()
	await login(page, email)
	await byLevels(page.context())
	const db = platformDatabase()
	const lesson = await newLesson(
		'我[wǒ] | 研究[yán jiū] | 环境[huán jìng] | 。 / I study the environment.',
		'我[wǒ] | 在[zài] | 银行[yín háng] | 。 / I am at the bank.',
	)
	const lessonId = lesson.reading.split('/').at(-1) ?? ''
	const rows = await db
		.select({ id: vocab.id, word: vocab.word })
		.from(vocab)
		.where(and(inArray(vocab.word, [...words]), eq(vocab.status, 1)))
	await countWords(db, { lessonId, vocabIds: rows.map(({ id }) => id) })
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.email, email))
	const userId = person?.id ?? ''
	const said = async () => {
		const stored = await db.select().from(userWords).where(eq(userWords.userId, userId))
		return Object.fromEntries(
			stored.map(({ vocabId, status }) => [
				rows.find(({ id }) => id === vocabId)?.word ?? vocabId,
				status,
			]),
		)
	}
	return { email, at: lesson.reading, said }
}

async function open(page: Page, at: string): Promise<void> {
	await page.goto(at)
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

const popup = (page: Page) => page.getByRole('dialog')
const wordIn = (page: Page, hanzi: string) =>
	page.locator('.text ruby').filter({ hasText: hanzi }).first()
const choice = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true })
const pinyinOf = (page: Page, hanzi: string) => wordIn(page, hanzi).locator('rt')

async function mark(page: Page, hanzi: string, name: string): Promise<void> {
	await wordIn(page, hanzi).click()
	await choice(page, name).click()
	await expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true')
	await page.keyboard.press('Escape')
}

/** The kind of line under a word, which tells its group: dotted, solid, dashed or none. */
function lineOf(page: Page, hanzi: string): Promise<string> {
	return wordIn(page, hanzi).evaluate((element) => {
		const { textDecorationLine, textDecorationStyle } = getComputedStyle(element)
		return textDecorationLine === 'none' ? 'none' : textDecorationStyle
	})
}

function linesOf(page: Page): Promise<string[]> {
	return Promise.all(words.map((hanzi) => lineOf(page, hanzi)))
}

function isTinted(page: Page, hanzi: string): Promise<boolean> {
	return wordIn(page, hanzi).evaluate(
		(element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
	)
}

async function countIn(page: Page, group: string): Promise<string> {
	const summary = page.locator('summary', { hasText: group }).last()
	return (await summary.textContent()) ?? ''
}

test('marked words are painted at once, after a reload, and without a script', async ({
	page,
	browser,
}) => {
	const { at, email, said } = await reading(page)
	await open(page, at)
	expect(await linesOf(page)).toEqual(['solid', 'dashed', 'dashed', 'dashed'])

	await mark(page, '研究', 'Known')
	await mark(page, '环境', 'Learning')
	await mark(page, '银行', 'Ignore')
	const painted = ['solid', 'dotted', 'solid', 'none']
	await expect.poll(() => linesOf(page)).toEqual(painted)
	await expect.poll(said).toEqual({ 研究: 'known', 环境: 'learning', 银行: 'ignored' })

	// The server paints: the sheet is part of the page, and the browser's store is empty.
	await page.evaluate(() => localStorage.clear())
	const html = await (await page.request.get(at, likeABrowser)).text()
	expect(html).toMatch(/<style nonce="[^"]+">\[data-level\]\{\.w/)
	await open(page, at)
	await expect.poll(() => linesOf(page)).toEqual(painted)

	const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: platformUrl })
	await byLevels(bare)
	const plain = await bare.newPage()
	await login(plain, email)
	await plain.goto(at)
	expect(await linesOf(plain)).toEqual(painted)
	await bare.clearCookies({ name: 'hanlu.display' })
	await plain.reload()
	expect(await linesOf(plain), 'new words').toEqual(['solid', 'none', 'none', 'none'])
	expect(await Promise.all(words.map((hanzi) => isTinted(plain, hanzi))), 'words learned').toEqual([
		false,
		false,
		true,
		false,
	])
	await plain.locator('details.card > summary').first().click()
	expect(await countIn(plain, 'Mastered')).toContain('Mastered1')
	expect(await countIn(plain, 'Learning')).toContain('Learning3')
	await bare.close()
})

test('the head of a lesson follows what its reader says, and the lesson learned', async ({
	page,
}) => {
	const { at } = await reading(page)
	await page.context().clearCookies({ name: 'hanlu.display' })
	await open(page, at)
	await expect(page.getByText('4 new words')).toBeVisible()
	await expect(page.getByText('New words · 4')).toBeVisible()
	await mark(page, '研究', 'Known')
	await expect(page.getByText('3 new words')).toBeVisible()
	await expect(page.getByText('New words · 3')).toBeVisible()
	await page.getByRole('button', { name: 'Mark as Learned' }).click()
	await expect(page.getByText('learning the rest')).toBeVisible()
	await expect(page.getByText('now count as being learned')).toBeVisible()
	await expect.poll(() => isTinted(page, '银行')).toBe(true)
})

test('the colours go with the HSK layer', { tag: '@long' }, async ({ page }) => {
	const { at } = await reading(page)
	await open(page, at)
	await mark(page, '研究', 'Known')
	await page.getByRole('button', { name: 'HSK', exact: true }).click()
	await expect.poll(() => lineOf(page, '研究')).toBe('none')
	await page.getByRole('button', { name: 'HSK', exact: true }).click()
	await expect.poll(() => lineOf(page, '研究')).toBe('dotted')
})

test('a mark is made by a key, and taken back by the same key or by Undo', async ({ page }) => {
	const { at, said } = await reading(page)
	await open(page, at)
	await wordIn(page, '研究').click()
	await expect(choice(page, 'Known')).toBeVisible()
	await page.keyboard.press('k')
	await expect(choice(page, 'Known')).toHaveAttribute('aria-pressed', 'true')
	await expect(page.getByText('研究 is known')).toBeVisible()
	await page.keyboard.press('l')
	await expect(choice(page, 'Learning')).toHaveAttribute('aria-pressed', 'true')
	await page.keyboard.press('l')
	await expect(choice(page, 'Learning')).toHaveAttribute('aria-pressed', 'false')
	await expect.poll(said).toEqual({ 研究: null })
	await page.keyboard.press('i')
	await expect(choice(page, 'Ignore')).toHaveAttribute('aria-pressed', 'true')
	const toast = page.getByRole('status').filter({ hasText: '研究 is ignored' })
	await toast.getByRole('button', { name: 'Undo' }).click()
	await expect.poll(() => lineOf(page, '研究')).toBe('dashed')
	await expect.poll(said).toEqual({ 研究: null })
})

test('pinyin stands above new words only, or above tapped ones, and is remembered', {
	tag: '@long',
}, async ({ page }) => {
	const { at } = await reading(page)
	await open(page, at)
	await mark(page, '我', 'Known')
	await mark(page, '研究', 'Known')
	const menu = page.getByRole('button', { name: 'When to show pinyin' })
	await menu.click()
	await page.getByRole('button', { name: 'Above new words only' }).click()
	await expect(pinyinOf(page, '研究')).toBeHidden()
	await expect(pinyinOf(page, '环境')).toBeVisible()
	await page.reload()
	await expect(pinyinOf(page, '研究')).toBeHidden()
	await expect(pinyinOf(page, '我')).toBeHidden()
	await expect(pinyinOf(page, '环境')).toBeVisible()

	await page.locator('.text [tabindex="0"]').first().waitFor()
	await menu.click()
	await page.getByRole('button', { name: 'When I tap a word' }).click()
	await expect(pinyinOf(page, '环境')).toBeHidden()
	await wordIn(page, '环境').click()
	await expect(pinyinOf(page, '环境')).toBeVisible()
	await expect(pinyinOf(page, '银行')).toBeHidden()
	await wordIn(page, '环境').click()
	await expect(pinyinOf(page, '环境')).toBeHidden()
	const toggle = page.getByRole('button', { name: 'Pinyin', exact: true })
	await toggle.click()
	await expect(pinyinOf(page, '研究')).toBeHidden()
	await toggle.click()
	await expect(pinyinOf(page, '研究')).toBeHidden()
	await menu.click()
	await page.getByRole('button', { name: 'Above all words' }).click()
	await expect(pinyinOf(page, '研究')).toBeVisible()
})

test('all new words of a lesson are known by one press, and not after all', {
	tag: '@long',
}, async ({ page }) => {
	const { at, said } = await reading(page)
	await open(page, at)
	await page.mouse.move(100, 100)
	await page.mouse.move(120, 120)
	await page.getByText('Words of this lesson').click()
	await page.getByRole('button', { name: 'Mark these 5 as known' }).click()
	await expect.poll(() => linesOf(page)).toEqual(['dotted', 'dotted', 'dotted', 'dotted'])
	const known = { 我: 'known', 研究: 'known', 环境: 'known', 银行: 'known' }
	await expect.poll(said).toMatchObject(known)
	expect(Object.keys(await said())).toHaveLength(5)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect.poll(() => linesOf(page)).toEqual(['solid', 'dashed', 'dashed', 'dashed'])
	await expect.poll(said).toMatchObject({ 我: null, 研究: null, 环境: null, 银行: null })
})

async function untilKept(context: BrowserContext, page: Page, path: string): Promise<void> {
	const isKept = () =>
		page.evaluate(async (path) => {
			const requests = await (await caches.open('hanlu-pages-1')).keys()
			return requests.some(({ url }) => new URL(url).pathname === path)
		}, path)
	await expect.poll(isKept).toBe(true)
	await context.setOffline(true)
}

test('marks made offline stay on the kept page, and are sent later', { tag: '@long' }, async ({
	page,
	context,
}) => {
	const { at, said } = await reading(page)
	await open(page, at)
	// The popup's code is kept as soon as it has loaded.
	await wordIn(page, '我').click()
	await expect(choice(page, 'Known')).toBeVisible()
	await page.keyboard.press('Escape')
	await untilKept(context, page, at)
	await mark(page, '研究', 'Known')
	await expect.poll(() => lineOf(page, '研究')).toBe('dotted')
	// Asked before the reload: a browser that closes a page sends what waits past this kind of offline.
	expect(await said()).toEqual({})
	await page.reload()
	await expect.poll(() => lineOf(page, '研究')).toBe('dotted')

	await context.setOffline(false)
	await expect.poll(said).toEqual({ 研究: 'known' })
	// The page that was kept before the mark is painted by what was sent since.
	await context.setOffline(true)
	await page.reload()
	await expect.poll(() => lineOf(page, '研究')).toBe('dotted')
	await context.setOffline(false)
})
