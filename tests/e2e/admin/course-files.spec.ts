/** A course leaves as a zip, comes back from the trash of its platform as another one, and is duplicated. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { expect, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { zipOf } from '#tests/support/zip-of.ts'

/** A course with one lesson; their slugs are new. */
async function makeCourse() {
	const db = platformDatabase()
	const id = await makeLesson(db, { type: 'course', title: { zh: '茶馆', en: 'Tea Houses' } })
	const lesson = await makeLesson(db, { parentId: id, status: 0 })
	const content = contentFrom('我 | 喝 | 茶 | 。 / I drink tea.')
	await db.insert(lessonContents).values({ lessonId: lesson, content })
	return { id, lesson }
}

async function download(page: Page, slug: string): Promise<Buffer> {
	await page.goto(`/admin/courses?keyword=${slug}`)
	await page.getByRole('button', { name: /^More/ }).click()
	const waiting = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Export', exact: true }).click()
	const file = await waiting
	expect(file.suggestedFilename()).toBe(`${slug}.zip`)
	return readFile(await file.path())
}

async function check(page: Page, buffer: Buffer) {
	const file = { name: 'course.zip', mimeType: 'application/zip', buffer }
	await page.getByLabel('Course or lesson').setInputFiles(file)
	await page.getByRole('button', { name: 'Check' }).click()
}

test('an exported course is imported where it is missing, and exports the same bytes @long', async ({
	admin: page,
}) => {
	const db = platformDatabase()
	const { id, lesson } = await makeCourse()
	const zip = await download(page, id)
	await db.update(lessons).set({ isDeleted: true, deletedAt: new Date() }).where(eq(lessons.id, id))
	await page.goto('/admin/courses')
	await page.getByRole('link', { name: 'Import' }).click()
	await check(page, zip)
	await expect(page.getByText('Nothing was changed yet. New: 2.')).toBeVisible()
	await page.getByRole('button', { name: 'Import', exact: true }).click()
	await expect(page.getByText('The file was imported. New: 2.')).toBeVisible()
	await page.getByRole('link', { name: 'Open it' }).click()
	await expect(page.getByRole('heading', { name: 'Tea Houses' })).toBeVisible()
	const [made] = await db.select().from(lessons).where(eq(lessons.slug, lesson))
	expect(made).toMatchObject({ status: 0 })
	expect(Buffer.compare(await download(page, id), zip)).toBe(0)

	await page.goto('/admin/courses/import')
	await check(page, zip)
	await expect(page.getByText('Nothing would change')).toBeVisible()
	await page.getByLabel('Import: Tea Houses').selectOption('Add it with another slug')
	await expect(page.getByText(`as ${lesson}-2`)).toBeVisible()
	await page.getByRole('button', { name: 'Import', exact: true }).click()
	await expect(page.getByText('The file was imported. New: 2.')).toBeVisible()
})

test('mistakes in a zip are listed with file and line, and nothing is imported @long @screens', async ({
	admin: page,
}) => {
	await page.goto('/admin/courses/import')
	await check(page, Buffer.from(zipOf({ 'tea/course.json': '{\n"slug": "Tea"\n}' })))
	await expect(page.getByText('Nothing was imported.')).toBeVisible()
	const row = page.getByRole('row', { name: /tea\/course.json/ }).first()
	await expect(row).toContainText('2')
	await expect(row).toContainText('Slug may only contain')
	await expectNoBarriersHere(page)
})

test('a course is duplicated from its row, with its lesson @long', async ({ admin: page }) => {
	const { id } = await makeCourse()
	await page.goto(`/admin/courses?keyword=${id}`)
	await page.getByRole('button', { name: /^More/ }).click()
	await page.getByRole('link', { name: 'Duplicate' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
	await expect(page.getByText('The course “Tea Houses (copy)” was created.')).toBeVisible()
	const row = page.getByRole('row', { name: /Tea Houses \(copy\)/ })
	await expect(row).toContainText('1 lesson')
	await expect(row).toContainText('Disabled')
})
