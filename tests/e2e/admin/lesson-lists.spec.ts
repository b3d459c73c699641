import { asc, eq } from 'drizzle-orm'
import { auditLog, lessons } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** A course with the lessons Cup 1, Cup 2 and so on. */
async function newCourse(count: number) {
	const db = platformDatabase()
	const run = crypto.randomUUID().slice(0, 8)
	const title = { zh: '茶馆', en: `Tea House ${run}` }
	const id = await makeLesson(db, { id: `${run}-tea`, type: 'course', category: 'misc', title })
	for (let number = 1; number <= count; number += 1) {
		const cup = { zh: `第${number}杯`, en: `Cup ${number}` }
		const place = { parentId: id, orderNo: number, category: 'misc' as const }
		await makeLesson(db, { id: `${run}-cup-${number}`, title: cup, ...place })
	}
	const stored = async () => {
		const rows = await db
			.select()
			.from(lessons)
			.where(eq(lessons.parentId, id))
			.orderBy(asc(lessons.orderNo))
		return rows.map(({ title, level }) => `${title.en} ${level}`)
	}
	return { id, name: title.en, stored }
}

const first = ['Cup 1 beginner', 'Cup 2 beginner', 'Cup 3 beginner']

test('lessons are sorted, changed together, and put in another order', async ({ admin: page }) => {
	const { id, stored } = await newCourse(3)
	await page.goto(`/admin/courses/${id}`)
	const row = (number: number) => page.getByRole('row', { name: `Cup ${number}` })
	await hydrated(page.getByLabel('Search the lessons'))
	await page.getByRole('link', { name: 'Name', exact: true }).click()
	await page.getByRole('link', { name: 'Name', exact: true }).click()
	const head = page.getByRole('columnheader', { name: 'Name' })
	await expect(head).toHaveAttribute('aria-sort', 'descending')
	await expect(page.getByRole('row').nth(1)).toContainText('Cup 3')
	await page.getByRole('link', { name: 'Name', exact: true }).click()
	await expect(page.getByRole('row').nth(1)).toContainText('Cup 1')

	await row(1).getByRole('checkbox').focus()
	await page.keyboard.press('Space')
	await row(3).getByRole('checkbox').check()
	await expect(page.getByText('2 selected')).toBeVisible()
	await page.getByRole('button', { name: 'Set level' }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('2 lessons')
	await dialog.getByLabel('Level').selectOption('Expert')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('2 lessons were saved.')).toBeVisible()
	expect(await stored()).toEqual(['Cup 1 expert', 'Cup 2 beginner', 'Cup 3 expert'])
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('2 lessons were changed back.')).toBeVisible()
	expect(await stored()).toEqual(first)

	await page.getByRole('button', { name: 'Move Cup 1, 1 of 3' }).focus()
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('ArrowDown')
	await expect(page.getByRole('button', { name: 'Move Cup 1, 3 of 3' })).toBeFocused()
	await expect(page.getByText('“Cup 1” is number 3 of 3 now.')).toBeVisible()
	expect(await stored()).toEqual(['Cup 2 beginner', 'Cup 3 beginner', 'Cup 1 beginner'])
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('“Cup 1” is number 1 of 3 now.')).toBeVisible()
	expect(await stored()).toEqual(first)

	await page.getByRole('button', { name: 'Move Cup 3' }).hover()
	await page.mouse.down()
	const goal = await row(1).boundingBox()
	await page.mouse.move(goal?.x ?? 0, (goal?.y ?? 0) + 10, { steps: 4 })
	await expect(row(1)).toHaveAttribute('data-drop', 'above')
	await page.mouse.up()
	await expect(page.getByText('“Cup 3” is number 1 of 3 now.')).toBeVisible()
	expect((await stored())[0]).toBe('Cup 3 beginner')
	const log = await platformDatabase().select().from(auditLog).where(eq(auditLog.objectId, id))
	expect(log.map(({ action }) => action)).toEqual(Array(3).fill('course.reorder'))
})
