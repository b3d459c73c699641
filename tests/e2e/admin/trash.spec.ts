/** Deleted things wait in the trash: they are restored from there, or deleted for good. */
import type { Page } from '@playwright/test'
import { makeLesson } from '#tests/support/content-factories.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { newTeaHouse } from '#tests/support/tea-house.ts'

/** Presses Delete in the menu of a row and says yes. */
async function remove(page: Page, name: string) {
	const row = page.getByRole('row', { name })
	const more = row.getByRole('button', { name: 'More' })
	await hydrated(more)
	await more.click()
	await page.getByRole('link', { name: 'Delete' }).last().click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('waits in the trash for 30 days')
	await dialog.getByRole('button', { name: 'Delete' }).click()
	await expect(row).toBeHidden()
}

test('a course and a lesson come back from the trash, the course with its lessons', {
	tag: '@long',
}, async ({ admin: page }) => {
	const { id, list } = await newTeaHouse()
	const title = `Cup ${id}`
	await makeLesson(platformDatabase(), {
		id: `cup-${id}`,
		parentId: id,
		title: { zh: '茶杯', en: title },
	})
	await page.goto(`/admin/courses/${id}`)
	await remove(page, title)
	await page.goto(list)
	await remove(page, `Tea House ${id}`)
	await page.getByRole('link', { name: 'Trash' }).click()
	await page.getByLabel('Search by name or slug').fill(id)
	await expect(page).toHaveURL(/keyword=/)
	const lesson = page.getByRole('row', { name: title })
	await expect(lesson).toContainText('Restore its course first.')
	const course = page.getByRole('row', { name: '茶馆' })
	await expect(course).toContainText('Shen Lan')
	await expect(course).toContainText('30')
	await course.getByRole('button', { name: 'Restore' }).click()
	await expect(page.getByText(`The course “Tea House ${id}” was restored.`).first()).toBeVisible()
	await lesson.getByRole('button', { name: 'Restore' }).click()
	await expect(page.getByText(`The lesson “${title}” was restored.`).first()).toBeVisible()
	await page.getByRole('link', { name: 'Open' }).last().click()
	await expect(page).toHaveURL(`/admin/lessons/cup-${id}/segment`)
})
