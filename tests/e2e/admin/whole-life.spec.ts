/** The whole life of a text, for an article and for a lesson: written, published, changed, restored, deleted. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { publishDue } from '#app/db/publish-due.ts'
import { lessons } from '#app/db/schema/index.ts'
import { expect, hydrated, login, newUser, test } from '#tests/support/journey.ts'
import { lessonTab } from '#tests/support/lesson-tabs.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { localTime, publishBar, publishSaved } from '#tests/support/publish-bar.ts'
import { newTeaHouse } from '#tests/support/tea-house.ts'

type Made = { title: string; office: string; reading: string }

async function newArticle(page: Page): Promise<Made> {
	const title = `Slow Tree ${crypto.randomUUID().slice(0, 8)}`
	await page.goto('/admin/articles')
	await page.getByRole('link', { name: 'Create Article' }).click()
	await page.getByLabel('Chinese title').fill('小树')
	await page.getByLabel('English title').fill(title)
	await page.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/segment\?done=create$/)
	await expect(page.getByText('The article was created.').first()).toBeVisible()
	const id = title.toLowerCase().replaceAll(' ', '-')
	return { title, office: `/admin/articles/${id}`, reading: `/articles/${id}` }
}

async function newLesson(page: Page): Promise<Made> {
	const { id: course } = await newTeaHouse()
	const title = `Slow Tree ${course}`
	await page.goto(`/admin/courses/${course}`)
	await page.getByRole('link', { name: 'Create Lesson' }).click()
	const dialog = page.getByRole('dialog')
	await hydrated(dialog)
	await dialog.getByLabel('Chinese title').fill('小树')
	await dialog.getByLabel('English title').fill(title)
	await dialog.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/segment\?done=create/)
	const id = new URL(page.url()).pathname.split('/').at(-2) ?? ''
	const [row] = await platformDatabase().select().from(lessons).where(eq(lessons.id, id))
	return { title, office: `/admin/lessons/${id}`, reading: `/courses/lessons/${row?.slug}` }
}

async function deleteArticle(page: Page, { office }: Made) {
	await page.goto(`${office}/settings`)
	await page.getByRole('link', { name: 'Delete', exact: true }).click()
}

async function deleteLesson(page: Page, { title }: Made) {
	await page.goto(`/admin/courses/${title.replace('Slow Tree ', '')}`)
	const more = page.getByRole('row', { name: title }).getByRole('button', { name: 'More' })
	await hydrated(more)
	await more.click()
	await page.getByRole('link', { name: 'Delete' }).last().click()
}

const kinds = [
	// Its form has saved an empty text before.
	{ noun: 'article', tag: [], make: newArticle, remove: deleteArticle, firstSave: 3 },
	{ noun: 'lesson', tag: '@long', make: newLesson, remove: deleteLesson, firstSave: 2 },
]

const text = 'zh: 小树长得慢，我的头发也长。\nen: The tree grows slowly.\n\nzh: 明天见。\nen: '

for (const { noun, tag, make, remove, firstSave } of kinds) {
	test(`the life of a text: ${noun}`, { tag }, async ({ admin: page, browser }) => {
		test.slow()
		const db = platformDatabase()
		const learner = await (await browser.newContext()).newPage()
		await login(learner, await newUser())
		const made = await make(page)
		const { title, office, reading } = made
		const statusFor = async (reader: Page) => (await reader.goto(reading))?.status()
		const { bar, state } = publishBar(page)
		const area = page.getByLabel('Segment Editor')
		const saved = page.getByText('content saved successfully!')
		const word = (hanzi: string) => page.locator('.segment-preview ruby').filter({ hasText: hanzi })
		async function add(typed: string) {
			await hydrated(area)
			await area.press('Control+End')
			await page.keyboard.insertText(typed)
			await page.keyboard.press('Control+s')
			await expect(saved).toBeVisible()
		}

		// Written, with a reading in doubt that is mended by a click.
		await expect(page.getByLabel('Original content (zh:/en: format)')).toBeFocused()
		await page.keyboard.insertText(text)
		await page.getByRole('button', { name: 'Segment', exact: true }).click()
		await expect(word('长').first()).toHaveAttribute('data-doubt', 'reading')
		await page
			.getByRole('region', { name: /^To check/ })
			.getByRole('button', { name: '长' })
			.first()
			.click()
		await page.keyboard.press('F2')
		await page.getByRole('dialog').getByRole('button', { name: 'zhǎng' }).click()
		await expect(word('长').first()).not.toHaveAttribute('data-doubt')

		// A draft, whose second paragraph still waits for its English.
		await page.keyboard.press('Control+s')
		await expect(saved).toBeVisible()
		await expect(state).toHaveText('Draft')
		await expect(bar).toContainText('Still without English: paragraph 2.')
		expect(await statusFor(learner)).toBe(404)
		await add('See you!')
		await expect(bar).not.toContainText('Still without English')

		// Scheduled, and published at that time.
		await bar.getByText('Publish at…').click()
		const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000)
		await bar.getByLabel('Day and time').fill(await localTime(page, at))
		await bar.getByRole('button', { name: 'Set time' }).click()
		await expect(state).toContainText('Scheduled: ')
		expect(await statusFor(learner)).toBe(404)
		await publishDue(db, at)
		expect(await statusFor(learner)).toBe(200)
		await expect(learner.locator('.text ruby').filter({ hasText: '长' }).first()).toContainText(
			'zhǎng',
		)

		// Changed while learners read it: they see it once it is published.
		await page.goto(`${office}/segment`)
		await add(' Bye!')
		await expect(state).toHaveText('Published, with unpublished changes')
		await learner.reload()
		await expect(learner.getByText('See you!')).toBeAttached()
		await expect(learner.getByText('Bye!')).toHaveCount(0)
		await page.getByRole('link', { name: /^View saved (lesson|article)$/ }).click()
		await expect(page.getByText('These changes are not published.')).toBeVisible()
		await expect(page.getByText('See you! Bye!')).toBeAttached()
		await page.getByRole('combobox', { name: /^As/ }).selectOption('HSK5')
		await page.getByLabel('Telephone').check()
		await page.getByRole('button', { name: 'Show', exact: true }).click()
		await expect(page).toHaveURL(/view=working&as=HSK5.*narrow=on/)
		await expect(page.getByRole('main')).toHaveCSS('max-width', '384px')
		await page.getByRole('link', { name: 'Back to the editor' }).click()
		await publishSaved(page)
		await learner.reload()
		await expect(learner.getByText('See you! Bye!')).toBeAttached()

		// An earlier version restored, which waits like any other save.
		await lessonTab(page, 'Activity').click()
		await page.getByRole('link', { name: /^All versions/ }).click()
		await page.getByRole('link', { name: `Restore: Text, save ${firstSave}`, exact: true }).click()
		const question = page.getByRole('dialog', { name: 'Restore this version?' })
		await question.getByRole('button', { name: 'Restore' }).click()
		await expect(page.getByText('Restored. The text is as it was.').first()).toBeVisible()
		await page.goto(`${office}/segment`)
		await expect(area).toHaveValue(/en: See you!$/)
		await expect(state).toHaveText('Published, with unpublished changes')

		// Deleted, and restored from the trash.
		await remove(page, made)
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
		await expect(page.getByText(`The ${noun} “${title}” was deleted.`).first()).toBeVisible()
		expect(await statusFor(learner)).toBe(404)
		await page.goto(`/admin/trash?keyword=${encodeURIComponent(title)}`)
		await page.getByRole('button', { name: 'Restore' }).click()
		await expect(page.getByText('Nothing in the trash matches.')).toBeVisible()
		expect(await statusFor(learner)).toBe(200)
		await page.goto(`${office}/segment`)
		await expect(area).toHaveValue(/en: See you!$/)
		await learner.context().close()
	})
}
