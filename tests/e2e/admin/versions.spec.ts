/** Each save can be compared with others and restored: texts, notes, exercises and articles. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { articles, exercises, lessonNotes, lessons } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeArticle } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { expect, hydrated, rewrite, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** A lesson that learners do not see: what is saved is stored at once. */
async function newDraft(...lines: string[]) {
	const lesson = await newLesson(...lines)
	const id = lesson.reading.split('/').at(-1) ?? ''
	await platformDatabase().update(lessons).set({ status: 0 }).where(eq(lessons.id, id))
	return { ...lesson, id }
}

/** Opens a version's question from the list, and answers it. */
async function restore(page: Page, name: string) {
	await page.getByRole('link', { name: `Restore: ${name}`, exact: true }).click()
	const question = page.getByRole('dialog', { name: 'Restore this version?' })
	await question.getByRole('button', { name: 'Restore' }).click()
	await expect(question).toBeHidden()
}

test('a changed text is compared in words, and restored', {
	tag: '@screens',
}, async ({ admin: page }) => {
	const before = ['风 | 不大[bú dà] | 。 / Little wind.', '再见 | ！ / Bye!']
	const { office, stored } = await newDraft(...before)
	await page.goto(`${office}/segment`)
	const area = page.getByLabel('Segment Editor')
	await hydrated(area)
	await rewrite(area, 'zh: 风␟不␟大。\nen: Little wind.\n\nzh: 明天␟见！\nen: See you!')
	await area.press('Control+s')
	await expect(page.getByText('Lesson content saved successfully!').first()).toBeVisible()

	await page.getByRole('link', { name: 'Versions' }).click()
	await expect(page.getByRole('heading', { name: /^Versions: / })).toBeVisible()
	const newest = page.getByRole('row', { name: 'Shen Lan' })
	await expect(newest).toContainText('2 paragraphs changed')
	await expectNoBarriers(page)
	await newest.getByRole('link', { name: /^What changed/ }).click()
	const cut = page.getByRole('listitem').filter({ hasText: 'Paragraph 1' })
	await expect(cut).toContainText('不大 was cut: 不 | 大.')
	const rewritten = page.getByRole('listitem').filter({ hasText: 'Paragraph 2' })
	await expect(rewritten.getByRole('deletion').first()).toContainText('再见')
	await expect(rewritten.getByRole('insertion').first()).toContainText('明天见')
	await expectNoBarriers(page)

	await page.getByRole('link', { name: 'All versions' }).click()
	await restore(page, 'Text, save 1')
	await expect(page.getByText('Restored. The text is as it was.').first()).toBeVisible()
	expect(await stored()).toEqual(before)
	await expect(page.getByRole('row')).toHaveCount(4)
	await page.goto(`${office}/segment`)
	await expect(area).toHaveValue(/风␟不大。/)
	await page.getByText('History').click()
	await expect(page.getByText(/^Restored the version of /)).toBeVisible()
})

test('notes and exercises are restored', { tag: '@long' }, async ({ admin: page }) => {
	const { office, id } = await newDraft('你好 | ！ / Hello!')
	const db = platformDatabase()
	await page.goto(`${office}/notes`)
	const area = page.getByRole('textbox', { name: 'Notes' })
	await hydrated(area)
	for (const text of ['## 你 and 您', '## Something else']) {
		await rewrite(area, text)
		await area.press('Control+s')
		await expect
			.poll(
				async () =>
					(await db.select().from(lessonNotes).where(eq(lessonNotes.lessonId, id)))[0]?.source,
			)
			.toBe(text)
	}
	await page.getByRole('link', { name: 'Versions' }).click()
	await restore(page, 'Notes, save 1')
	await expect(page.getByText('Restored. The notes are as they were.').first()).toBeVisible()
	await page.goto(`${office}/notes`)
	await expect(area).toHaveValue('## 你 and 您')

	const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'
	const set = page.getByLabel('Exercises', { exact: true })
	const questions = async () =>
		(await db.select().from(exercises).where(eq(exercises.lessonId, id))).map(
			({ question }) => question.zh,
		)
	for (const text of [tea, tea.replace('茶', '水')]) {
		await page.goto(`${office}/exercises/edit`)
		await hydrated(set)
		await rewrite(set, text)
		await set.press('Control+s')
		await expect.poll(questions).toEqual([text === tea ? '他喜欢喝茶。' : '他喜欢喝水。'])
	}
	await page.goto(`${office}/versions?part=exercises`)
	await page.getByRole('link', { name: 'What changed: Exercises, save 3' }).click()
	await expect(page.getByRole('insertion')).toContainText('水')
	await page.getByRole('link', { name: 'All versions' }).click()
	await restore(page, 'Exercises, save 2')
	await expect.poll(questions).toEqual(['他喜欢喝茶。'])
})

test('an article is restored', { tag: '@long' }, async ({ admin: page }) => {
	const db = platformDatabase()
	const content = contentFrom('我 | 喝 | 茶 | 。 / I drink tea.')
	const id = await makeArticle(db, { status: 0, content })
	const stored = async () => {
		const [row] = await db.select().from(articles).where(eq(articles.id, id))
		return shownContent(row?.content ?? [])
	}
	await page.goto(`/admin/articles/${id}`)
	const area = page.getByLabel('Segment Editor')
	await hydrated(area)
	await rewrite(area, 'zh: 我␟喝␟水。\nen: I drink water.')
	await area.press('Control+s')
	await expect.poll(stored).toEqual(['我 | 喝 | 水 | 。 / I drink water.'])
	await expect(page.getByText('Article content saved successfully!').first()).toBeVisible()
	await page.getByRole('link', { name: 'Versions' }).click()
	await restore(page, 'Text, save 1')
	await expect.poll(stored).toEqual(['我 | 喝 | 茶 | 。 / I drink tea.'])
})

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false })

	test('versions are compared and restored', { tag: '@long' }, async ({ admin: page }) => {
		const { office, stored } = await newDraft('你好 | ！ / Hello!')
		await page.goto(`${office}/content`)
		await page.getByRole('textbox', { name: 'Content' }).fill('zh: 再见！\nen: Bye!')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect.poll(stored).toEqual(['再见 | ！ / Bye!'])
		await page.goto(`${office}/versions`)
		await page.getByRole('link', { name: 'Compare with the present: Text, save 1' }).click()
		await expect(page.getByRole('deletion').first()).toContainText('你好')
		await page.getByRole('link', { name: 'Restore', exact: true }).click()
		await page.getByRole('button', { name: 'Restore', exact: true }).click()
		await expect(
			page.getByRole('status').getByText('Restored. The text is as it was.'),
		).toBeVisible()
		expect(await stored()).toEqual(['你好 | ！ / Hello!'])
	})
})
