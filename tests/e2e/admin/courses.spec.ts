import { eq } from 'drizzle-orm'
import { auditLog, lessons } from '#app/db/schema/index.ts'
import { expectNoBarriers, expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** A course with lessons and a unique name. */
async function newCourse(count = 2) {
	const db = platformDatabase()
	const run = crypto.randomUUID().slice(0, 8)
	const title = { zh: '茶馆', en: `Tea House ${run}` }
	const id = await makeLesson(db, { id: `${run}-tea`, type: 'course', category: 'misc', title })
	for (let index = 0; index < count; index += 1) {
		const place = { parentId: id, orderNo: index, category: 'misc' as const }
		const cup = { zh: `第${index}杯`, en: `Cup ${index}` }
		await makeLesson(db, { id: `${run}-cup-${index}`, title: cup, ...place })
	}
	return { id, run, name: title.en }
}

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
	const lesson = page.getByRole('row', { name: '春节快乐' })
	await expect(lesson).toContainText('Expert')
	await expect(lesson).toContainText('Disabled')
	await expect(lesson).toContainText('No text')
	const id = new URL(page.url()).searchParams.get('of') ?? ''
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

test('another administrator’s changes are not overwritten unseen', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { id, name } = await newCourse()
	await page.goto(`/admin/courses?keyword=${encodeURIComponent(name)}&ask=edit&of=${id}`)
	const dialog = page.getByRole('dialog')
	await hydrated(dialog)
	await dialog.getByLabel('Chinese description').fill('一个下午')
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Keep editing' }).click()
	await expect(dialog.getByLabel('Chinese description')).toHaveValue('一个下午')
	const theirs = { level: 'advanced' as const, version: 2 }
	await platformDatabase().update(lessons).set(theirs).where(eq(lessons.id, id))
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Someone else has changed this.')
	await expect(dialog.getByLabel('Chinese description')).toHaveValue('一个下午')
	expect((await rowOf(id))?.level).toBe('advanced')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText(`The course “${name}” was saved.`)).toBeVisible()
	expect(await rowOf(id)).toMatchObject({ level: 'beginner', description: { zh: '一个下午' } })
})

test('the URL holds filters and page; the browser searches lessons', {
	tag: ['@screens', '@long'],
}, async ({ admin: page }) => {
	const { id, run, name } = await newCourse(12)
	await page.goto(`/admin/courses?keyword=${run}`)
	const row = page.getByRole('row', { name })
	await expect(row).toBeVisible()
	await page.getByLabel('Type').selectOption('Single lesson')
	await expect(page.getByText('No courses match these filters.')).toBeVisible()
	await page.reload()
	await expect(page.getByLabel('Type')).toHaveValue('lesson')
	await page.getByLabel('Type').selectOption('Course with lessons')
	await expect(row).toBeVisible()
	await expectNoBarriers(page)
	await row.getByRole('link', { name: 'Edit' }).click()
	await expect(page.getByRole('dialog')).toBeVisible()
	await expectNoBarriersHere(page)
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()

	await page.goto(`/admin/courses/${id}?size=10`)
	await expect(page.getByRole('row')).toHaveCount(11)
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await page.getByPlaceholder('title or slug').fill('CUP 11')
	await expect(page.getByText('1 of 12 lessons found')).toBeVisible()
	await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
	await page.getByPlaceholder('title or slug').press('Escape')
	await page.getByRole('button', { name: 'Next page' }).click()
	await expect(page.getByRole('row')).toHaveCount(3)
	expect(asked.filter((url) => url.includes('.data'))).toEqual([])
	await expectNoBarriers(page)
	await page.goto('/admin/courses/nothing')
	await page.waitForURL('/admin/courses')
})

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false })

	test('an invalid form keeps its input; a course can be deleted and restored', {
		tag: '@long',
	}, async ({ admin: page }) => {
		const { id, name } = await newCourse()
		await page.goto(`/admin/courses?keyword=${encodeURIComponent(name)}`)
		const row = page.getByRole('row', { name })
		await row.getByRole('link', { name: 'Edit' }).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByLabel('English description').fill('An afternoon')
		await dialog.getByLabel('Private').check()
		await dialog.getByLabel('Slug').fill('Tea House')
		await dialog.getByRole('button', { name: 'Save' }).click()
		await expect(dialog.getByText('Slug may only contain')).toBeVisible()
		await expect(dialog.getByLabel('English description')).toHaveValue('An afternoon')
		await expect(dialog.getByLabel('Private')).toBeChecked()
		await dialog.getByLabel('Slug').fill(id)
		await dialog.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByRole('status').getByText(`“${name}” was saved.`)).toBeVisible()
		await expect(row.getByRole('link', { name: 'Manage Shares' })).toBeVisible()

		await row.getByRole('button', { name: 'More' }).click()
		await page.getByRole('link', { name: 'Delete' }).click()
		await dialog.getByRole('button', { name: 'Delete' }).click()
		await expect(page.getByText('No courses match these filters.')).toBeVisible()
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect(row).toBeVisible()

		await page.goto(`/admin/courses/${id}`)
		await page.getByPlaceholder('title or slug').fill('cup 1')
		await page.getByRole('button', { name: 'Filter' }).click()
		await expect(page.getByRole('row')).toHaveCount(2)
	})
})

test('a course gets a place on the path, and shows its figures', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { id, name } = await newCourse()
	await page.goto(`/admin/courses/${id}?ask=edit&of=${id}`)
	const dialog = page.getByRole('dialog')
	await hydrated(dialog.getByLabel('Place on the path'))
	await dialog.getByLabel('Place on the path').fill('700')
	// Other tests don't see it: it is private.
	await dialog.getByLabel('Private – only people you invite').check()
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toBeHidden()
	expect(await rowOf(id)).toMatchObject({ pathNo: 700, isPrivate: true })
	await page.getByRole('link', { name: `Figures: ${name}` }).click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Figures')
	const first = page.getByRole('table', { name: 'Lessons' }).getByRole('row').nth(1)
	await expect(first).toContainText('Cup 0')
	await expect(page.getByRole('table', { name: 'Targets' })).toContainText('Missed')
	const summary = page.getByText('1. Cup 0: 0 new words')
	await summary.focus()
	await page.keyboard.press('Enter')
	await expect(summary.locator('..')).toHaveAttribute('open', '')
})
