/** An author finds a word in all texts, sees where it is used, replaces it everywhere and undoes that. */
import { eq, inArray } from 'drizzle-orm'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { test as base, expect, hydrated } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** Makes disabled lessons, one of each content, and answers their ids. */
type MakeLessons = (contents: readonly LessonContent[]) => Promise<string[]>

/** The lessons go when the test ends. */
const test = base.extend<{ newLessons: MakeLessons }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
	newLessons: async ({}, use) => {
		const db = platformDatabase()
		const made: string[] = []
		await use(async (contents) => {
			const ids = await Promise.all(contents.map(() => makeLesson(db, { status: 0 })))
			made.push(...ids)
			const rows = contents.map((content, index) => ({ lessonId: ids[index] ?? '', content }))
			await db.insert(lessonContents).values(rows)
			return ids
		})
		await db.delete(lessons).where(inArray(lessons.id, made))
	},
})

/** Two lessons with a word that no other text has. */
async function twoLessons(newLessons: MakeLessons) {
	const word = newHanzi()
	const filler = Array.from({ length: 30 }, () => '你好 | 。 / Hello.')
	const [first = '', second = ''] = await newLessons([
		contentFrom(...filler, `我 | 爱 | ${word} | 。 / I love it.`),
		contentFrom(`{${word}} | 长[zhǎng] | 了 | 。 / It has grown.`),
	])
	async function text(id: string) {
		const isOfLesson = eq(lessonContents.lessonId, id)
		const [row] = await platformDatabase().select().from(lessonContents).where(isOfLesson)
		return shownContent(row?.content ?? []).at(-1)
	}
	return { word, ids: [first, second] as const, text }
}

test('a word is found in all texts, replaced in the chosen lines, and undone as a whole', async ({
	admin: page,
	newLessons,
}) => {
	const { word, ids, text } = await twoLessons(newLessons)
	await page.goto('/admin/search')
	const box = page.getByLabel('Search in all texts')
	await hydrated(box)
	await box.fill(word)
	const found = page.getByRole('list', { name: 'Found texts' })
	await expect(found.locator('mark')).toHaveText([word, word])
	await page.getByRole('main').getByRole('link', { name: 'Find and replace' }).click()
	await page.getByLabel('Replace with').fill('苹果')
	await page.getByRole('button', { name: 'Preview' }).click()
	const changes = page.getByRole('list', { name: 'Changes' })
	await expect(changes.getByText('我|爱|苹果。')).toBeVisible()
	await changes.getByRole('checkbox', { name: '我爱' }).uncheck()
	await page.getByRole('button', { name: 'Replace', exact: true }).click()
	await expect(page.getByRole('status').getByText('1 line replaced in 1 text')).toBeVisible()
	expect(await text(ids[1])).toBe('{苹果} | 长[zhǎng] | 了 | 。 / It has grown.')
	expect(await text(ids[0])).toContain(word)
	// What was not chosen is listed again, for another run.
	await expect(changes.getByRole('checkbox')).toHaveCount(1)
	await page.getByRole('link', { name: `Undo “${word}”` }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByRole('status').getByText('Undone in 1 text')).toBeVisible()
	expect(await text(ids[1])).toBe(`{${word}} | 长[zhǎng] | 了 | 。 / It has grown.`)
})

test('more texts than a request takes are all replaced, though a request got no answer', async ({
	admin: page,
	newLessons,
}) => {
	const word = newHanzi()
	const texts = 52
	const content = contentFrom(`${word} | 。 / All of ${word}.`)
	await newLessons(Array.from({ length: texts }, () => content))
	await page.goto(`/admin/replace?${new URLSearchParams({ q: `of ${word}`, with: 'of it' })}`)
	await hydrated(page.getByLabel('Replace with'))
	let lost = 0
	await page.route('**/admin/replace*', (route) => {
		const isSecond = /after\W+50/.test(route.request().postData() ?? '')
		if (!isSecond || lost > 0) return route.continue()
		lost += 1
		return route.abort()
	})
	await page.getByRole('button', { name: 'Replace', exact: true }).click()
	await expect(page.getByRole('status').getByText(`50 of ${texts} texts done.`)).toBeVisible()
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(
		page.getByRole('status').getByText(`${texts} lines replaced in ${texts} texts`),
	).toBeVisible()
	expect(lost).toBe(1)
	await expect(page.getByRole('link', { name: `Undo “of ${word}”` })).toBeVisible()
})

test('the list of a word’s uses leads to its paragraph in the editor', { tag: '@long' }, async ({
	admin: page,
	newLessons,
}) => {
	const { word } = await twoLessons(newLessons)
	const { id } = await makeWord(platformDatabase(), { word, pinyin: 'xīn cí' })
	await page.goto(`/admin/vocab?ask=delete&of=${id}`)
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('Used in 2 lessons · 2 sentences.')
	await page.goto(`/admin/vocab?ask=edit&of=${id}`)
	await dialog.getByRole('link', { name: 'Show where' }).click()
	await expect(page.getByLabel('Match')).toHaveValue('word')
	await page.getByRole('link', { name: 'Paragraph 31' }).click()
	await expect(page).toHaveURL(/\/segment#paragraph-31$/)
	const area = page.getByRole('textbox', { name: 'Segmented' }).or(page.locator('textarea')).first()
	await expect(area).toBeFocused()
	const chosen = await area.evaluate((box: HTMLTextAreaElement) =>
		box.value.slice(box.selectionStart, box.selectionStart + 20),
	)
	expect(chosen).toContain('我')
})
