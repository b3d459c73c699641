/** Deleted things wait in the trash: they are restored from there, or deleted for good. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { purgeDue } from '#app/db/purge-trash.ts'
import { lessons, vocab } from '#app/db/schema/index.ts'
import { makeArticle, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
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

async function restore(page: Page, { name, said }: { name: string; said: string }) {
	await page.goto(`/admin/trash?keyword=${encodeURIComponent(name)}`)
	await page.getByRole('button', { name: 'Restore' }).click()
	await expect(page.getByText(said).first()).toBeVisible()
	await expect(page.getByText('Nothing in the trash matches.')).toBeVisible()
}

test('a course and a lesson come back from the trash, the course with its lessons', async ({
	admin: page,
}) => {
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

test('an article and a word come back from the trash', { tag: '@long' }, async ({
	admin: page,
}) => {
	const db = platformDatabase()
	const name = `Train ${crypto.randomUUID().slice(0, 8)}`
	await makeArticle(db, { id: name.toLowerCase().replace(' ', '-'), enTitle: name })
	await page.goto(`/admin/articles?keyword=${encodeURIComponent(name)}`)
	await remove(page, name)
	await restore(page, { name, said: `The article “${name}” was restored.` })
	const hanzi = newHanzi(4)
	const word = await makeWord(db, { word: hanzi, pinyin: 'xīn cí jiù cí' })
	await page.goto(`/admin/vocab?word=${hanzi}`)
	await page.getByRole('link', { name: 'Delete' }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('It waits in the trash for 30 days')
	await dialog.getByRole('button', { name: 'Delete' }).click()
	await expect(page.getByText('The word was deleted.').first()).toBeVisible()
	await restore(page, { name: hanzi, said: `The word “${hanzi}” was restored.` })
	expect(await db.$count(vocab, eq(vocab.id, word.id))).toBe(1)
})

test('a deleted word comes back by Undo', { tag: '@long' }, async ({ admin: page }) => {
	const hanzi = newHanzi(4)
	await makeWord(platformDatabase(), { word: hanzi, pinyin: 'xīn cí jiù cí' })
	await page.goto(`/admin/vocab?word=${hanzi}`)
	await page.getByRole('link', { name: 'Delete' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('1 word was restored.').first()).toBeVisible()
	await expect(page.getByRole('row', { name: hanzi })).toBeVisible()
})

test('a lesson whose address was taken meanwhile comes back at another, and the page says so', {
	tag: '@long',
}, async ({ admin: page }) => {
	const db = platformDatabase()
	const id = `tea-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(db, { id, title: { zh: '茶杯', en: `Cup ${id}` } })
	await page.goto(`/admin/courses?keyword=${id}`)
	await remove(page, `Cup ${id}`)
	await page.getByRole('link', { name: 'Create Course' }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Chinese title').fill('新茶杯')
	await dialog.getByLabel('English title').fill('New cup')
	await dialog.getByLabel('Slug').fill(id)
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('The course “New cup” was created.').first()).toBeVisible()
	await page.goto(`/admin/trash?keyword=${id}`)
	await page.getByRole('button', { name: 'Restore' }).click()
	await expect(
		page.getByText(`Its address ends in ${id}-2 now, as something else has taken ${id}.`).first(),
	).toBeVisible()
	expect(await db.$count(lessons, eq(lessons.slug, `${id}-2`))).toBe(1)
})

test('something is deleted for good after a question', async ({ admin: page }) => {
	const db = platformDatabase()
	const id = await makeLesson(db, { isDeleted: true, deletedAt: new Date() })
	await page.goto(`/admin/trash?keyword=${id}`)
	await page.getByRole('link', { name: 'Delete now' }).click()
	const dialog = page.getByRole('dialog', { name: 'Delete this lesson for good?' })
	await expect(dialog).toContainText('This cannot be undone.')
	await dialog.getByRole('link', { name: 'Cancel' }).click()
	expect(await db.$count(lessons, eq(lessons.id, id))).toBe(1)
	await page.getByRole('link', { name: 'Delete now' }).click()
	await dialog.getByRole('button', { name: 'Delete for good' }).click()
	await expect(page.getByText('The lesson was deleted for good.').first()).toBeVisible()
	expect(await db.$count(lessons, eq(lessons.id, id))).toBe(0)
})

test('after 30 days a lesson is gone from the trash', { tag: '@long' }, async ({ admin: page }) => {
	const db = platformDatabase()
	const now = new Date()
	const deletedAt = new Date(+now - 30 * 24 * 60 * 60_000)
	const id = await makeLesson(db, { isDeleted: true, deletedAt })
	await page.goto(`/admin/trash?keyword=${id}`)
	await expect(page.getByRole('row', { name: id })).toContainText('0')
	await purgeDue(db, { now, most: 100 })
	await page.reload()
	await expect(page.getByText('Nothing in the trash matches.')).toBeVisible()
})

test.describe('without its script', () => {
	test.use({ javaScriptEnabled: false })

	test('the trash is searched, and things are restored or deleted for good', {
		tag: '@long',
	}, async ({ admin: page }) => {
		const db = platformDatabase()
		const deleted = { isDeleted: true, deletedAt: new Date() }
		const [first, second] = [await makeLesson(db, deleted), await makeLesson(db, deleted)]
		await page.goto('/admin/trash')
		await page.getByLabel('Search by name or slug').fill(first)
		await page.getByRole('button', { name: 'Filter' }).click()
		await page.getByRole('button', { name: 'Restore' }).click()
		await expect(
			page.getByRole('status').getByText('The lesson “Hello” was restored.'),
		).toBeVisible()
		expect(await db.$count(lessons, eq(lessons.isDeleted, false))).toBeGreaterThan(0)
		await page.goto(`/admin/trash?keyword=${second}`)
		await page.getByRole('link', { name: 'Delete now' }).click()
		await page.getByRole('button', { name: 'Delete for good' }).click()
		await expect(
			page.getByRole('status').getByText('The lesson was deleted for good.'),
		).toBeVisible()
	})
})
