import { eq } from 'drizzle-orm'
import { auditLog, lessons } from '#app/db/schema/index.ts'
import { expect, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

async function rowOf(id: string) {
	const [row] = await platformDatabase().select().from(lessons).where(eq(lessons.id, id))
	return row
}

test('courses and lessons can be created, edited, deleted and restored', async ({
	admin: page,
}) => {
	const run = crypto.randomUUID().slice(0, 8)
	const name = `Tea House ${run}`
	await page.goto('/admin/courses')
	await page.getByRole('link', { name: 'Create Course' }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Chinese title').fill('茶馆')
	await dialog.getByLabel('English title').fill(name)
	await dialog.getByLabel('English description').fill('An afternoon')
	await dialog.getByLabel('Level').selectOption('expert')
	await dialog.getByLabel('Slug').fill('Tea House')
	await dialog.getByRole('button', { name: 'Save' }).click()
	const wrong = 'Slug may only contain lowercase letters, numbers and hyphen (-)'
	await expect(dialog.getByText(wrong)).toBeVisible()
	await expect(dialog.getByLabel('Slug')).toBeFocused()
	await expect(dialog.getByLabel('English description')).toHaveValue('An afternoon')
	await expect(dialog.getByLabel('Level')).toHaveValue('expert')
	await dialog.getByLabel('Slug').fill('')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText(`The course “${name}” was created.`)).toBeVisible()
	// It opens with its lessons.
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

	await page.goto('/admin/courses')
	await page.getByPlaceholder('title or slug').fill(name.toUpperCase())
	await expect(page.getByText('1 record', { exact: true })).toBeVisible()
	const row = page.getByRole('row', { name })
	await expect(row).toContainText('Course')
	await expect(row.getByRole('link', { name: 'Audio' })).toBeHidden()
	await row.getByRole('link', { name: '茶馆' }).click()
	await page.getByRole('link', { name: 'Create Lesson' }).click()
	await dialog.getByLabel('Chinese title').fill('春节快乐')
	await dialog.getByLabel('English title').fill('春节快乐')
	await expect(dialog.getByLabel('Level')).toHaveValue('expert')
	await dialog.getByRole('button', { name: 'Save' }).click()
	// It opens with its text, which is still to be written.
	await expect(page.getByText('The lesson was created.')).toBeVisible()
	await expect(page.getByLabel('Original content (zh:/en: format)')).toBeFocused()
	const id = new URL(page.url()).searchParams.get('of') ?? ''
	await page.getByRole('link', { name: 'Back', exact: true }).click()
	const lesson = page.getByRole('row', { name: '春节快乐' })
	await expect(lesson).toContainText('Expert')
	await expect(lesson).toContainText('Disabled')
	await expect(lesson).toContainText('No text')
	expect((await rowOf(id))?.slug).toMatch(/^chunjie-kuaile(-\d+)?$/)

	await lesson.getByRole('link', { name: 'Edit' }).click()
	await dialog.getByLabel('Status').selectOption('Enabled')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByText('This lesson has no text yet')).toBeVisible()
	await dialog.getByLabel('Status').selectOption('Coming Soon')
	await dialog.getByLabel('Free', { exact: true }).uncheck()
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(lesson).toContainText('Coming Soon')
	await expect(lesson).toContainText('Paid')

	await lesson.getByRole('button', { name: 'More' }).click()
	await page.getByRole('link', { name: 'Delete' }).last().click()
	await dialog.getByRole('button', { name: 'Delete' }).click()
	await expect(lesson).toBeHidden()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(lesson).toBeVisible()
	await expect(page.getByText('The lesson “春节快乐” was restored.')).toBeVisible()
	const log = await platformDatabase().select().from(auditLog).where(eq(auditLog.objectId, id))
	expect(log.map(({ action }) => action).sort()).toEqual(
		['create', 'delete', 'edit', 'restore'].map((verb) => `lesson.${verb}`),
	)
})
