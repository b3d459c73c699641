import { lessonContents } from '#app/db/schema/index.ts'
import { findLessonForEditing } from '#app/features/lesson-editor/lesson-for-editing.server.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { expect, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { publishSaved } from '#tests/support/publish-bar.ts'

const stored = [
	'我 | 的 | 头发 | 很 | 长[zhǎng] | 。 / My hair is growing. (large)',
	'再见 | ！ / Bye!',
]

/** A course that contains a lesson with a text. */
async function newLesson() {
	const db = platformDatabase()
	const run = crypto.randomUUID().slice(0, 8)
	const hair = { zh: '头发', en: `Hair ${run}` }
	const course = await makeLesson(db, { id: `course-${run}`, type: 'course', title: hair })
	const title = { zh: '长头发', en: `Long Hair ${run}` }
	const lesson = await makeLesson(db, { id: `lesson-${run}`, parentId: course, title })
	await db.insert(lessonContents).values({ lessonId: lesson, content: contentFrom(...stored) })
	/** As they were last saved, published or not. */
	const lines = async () => {
		const found = await findLessonForEditing(db, { id: lesson })
		return found && shownContent(found.content)
	}
	return { course, lesson, lines, path: `/admin/lessons/${lesson}/content` }
}

test('administrators can write a text, and learners read it once it is published', {
	tag: '@screens',
}, async ({ admin: page }) => {
	const { course, lesson, lines, path } = await newLesson()
	await page.goto(path)
	const area = page.getByRole('textbox', { name: 'Content' })
	await expect(area).toHaveValue('我的头发很长。\nMy hair is growing.\n\n再见！\nBye!')
	await expect(page.getByText('2 paragraphs / 8 Chinese chars')).toBeVisible()
	await expectNoBarriers(page)

	await area.fill('zh: 我妹妹的头发很长。\nen: Her hair is growing.\n\nen: Goodbye!')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('Paragraph 2 is missing "zh:" tag')).toBeVisible()
	await page.getByRole('button', { name: 'Line 4' }).click()
	await expect(area).toBeFocused()
	await page.keyboard.press('Home')
	await page.keyboard.insertText('zh: 再见！\n')
	await page.getByRole('button', { name: 'Apply and stay' }).click()
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
	expect(await lines()).toContain('再见 | ！ / Goodbye!')
	await area.press('Control+End')
	await page.keyboard.type('!')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('Saved successfully. Redirecting…')).toBeVisible()
	await page.waitForURL(`/admin/courses/${course}`)
	expect(await lines()).toEqual([
		'我 | 妹妹 | 的 | 头发 | 很 | 长[zhǎng] | 。 / Her hair is growing. (large)',
		'再见 | ！ / Goodbye!!',
	])
	await page.goto(path)
	await publishSaved(page)
	await page.goto(`/courses/lessons/${lesson}`)
	await expect(page.getByText('Goodbye!!')).toBeAttached()
	await expect(page.getByText('Learners see this lesson.')).toBeVisible()
	await page.getByRole('link', { name: 'Back to the editor' }).click()
	await expect(page).toHaveURL(new RegExp(`/admin/lessons/${lesson}/segment$`))
})
