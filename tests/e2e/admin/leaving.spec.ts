/** Typed text is never lost without a question, whichever way somebody leaves. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { newTeaHouse } from '#tests/support/tea-house.ts'

/** Holds back all scripts of the page until the returned function is called. */
async function withoutScriptsYet(page: Page): Promise<() => void> {
	let letThrough = () => {}
	const gate = new Promise<void>((resolve) => {
		letThrough = resolve
	})
	await page.route('**/*.js', async (route) => {
		await gate
		await route.continue()
	})
	return letThrough
}

const ways: readonly [name: string, leave: (page: Page) => Promise<unknown>][] = [
	['Escape', (page) => page.keyboard.press('Escape')],
	['Cancel', (page) => page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()],
	['a click outside', (page) => page.mouse.click(5, 5)],
	['Back', (page) => page.goBack({ waitUntil: 'commit' })],
]

async function openedCourse(page: Page) {
	const { id, list } = await newTeaHouse()
	await page.goto(list)
	const edit = page.getByRole('link', { name: `Edit: Tea House ${id}` })
	await hydrated(edit)
	await edit.click()
	const dialog = page.getByRole('dialog', { name: 'Edit course' })
	await hydrated(dialog)
	return { dialog, closed: new RegExp(`keyword=${id}$`) }
}

for (const [name, leave] of ways) {
	const tag = name === 'Back' ? [] : ['@long']
	test(`a dialog closes at once by ${name} if nothing was typed`, { tag: '@long' }, async ({
		admin: page,
	}) => {
		const { dialog, closed } = await openedCourse(page)
		await leave(page)
		await expect(dialog).toBeHidden()
		await expect(page).toHaveURL(closed)
	})

	test(`a dialog asks before what was typed is lost by ${name}`, { tag }, async ({
		admin: page,
	}) => {
		const { dialog, closed } = await openedCourse(page)
		const question = page.getByRole('dialog', { name: 'Discard your changes?' })
		await dialog.getByLabel('Chinese title').fill('茶楼')
		await leave(page)
		await question.getByRole('button', { name: 'Keep editing' }).click()
		await expect(question).toBeHidden()
		await expect(dialog.getByLabel('Chinese title')).toHaveValue('茶楼')
		await leave(page)
		await question.getByRole('button', { name: 'Discard' }).click()
		await expect(dialog).toBeHidden()
		await expect(page).toHaveURL(closed)
	})
}

test('a changed dialog asks before the page is reloaded', async ({ admin: page }) => {
	const { dialog } = await openedCourse(page)
	await dialog.getByLabel('Level').selectOption('Expert')
	// A browser asks about pages that somebody has touched.
	await dialog.getByLabel('Level').press('Tab')
	const asked = page.waitForEvent('dialog')
	void page.reload().catch(() => {})
	const warning = await asked
	expect(warning.type()).toBe('beforeunload')
	await warning.dismiss()
	await expect(dialog.getByLabel('Level')).toHaveValue('expert')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('was saved.').first()).toBeVisible()
})

test('what was typed before the scripts came stays and counts', async ({ admin: page }) => {
	const { id } = await newTeaHouse()
	const letThrough = await withoutScriptsYet(page)
	await page.goto(`/admin/courses?ask=edit&of=${id}`, { waitUntil: 'commit' })
	const dialog = page.getByRole('dialog', { name: 'Edit course' })
	await dialog.getByLabel('Chinese description').fill('一个早上')
	letThrough()
	await hydrated(dialog)
	await expect(dialog.getByLabel('Chinese description')).toHaveValue('一个早上')
	await page.keyboard.press('Escape')
	await page
		.getByRole('dialog', { name: 'Discard your changes?' })
		.getByRole('button', { name: 'Keep editing' })
		.click()
	await expect(dialog.getByLabel('Chinese description')).toHaveValue('一个早上')
})

test('a table of words asks before it is left after a save that failed', {
	tag: '@long',
}, async ({ admin: page }) => {
	const typed = 'word,pinyin,meaning\n饭,fan4,"{}"'
	await page.goto('/admin/vocab')
	await page.getByRole('link', { name: 'Batch Create Vocab' }).click()
	await hydrated(page.getByLabel('CSV'))
	await page.getByLabel('CSV').fill(typed)
	await page.context().setOffline(true)
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('There is no connection to the server.')).toBeVisible()
	await page.context().setOffline(false)
	const asked = page.waitForEvent('dialog')
	void page.reload().catch(() => {})
	const warning = await asked
	expect(warning.type()).toBe('beforeunload')
	await warning.dismiss()
	await page.goBack({ waitUntil: 'commit' })
	await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
	await expect(page.getByLabel('CSV')).toHaveValue(typed)
	await expect(page).toHaveURL(/batch-create/)
})
