import { expect, hydrated, test } from '#tests/support/journey.ts'
import { newTeaHouse } from '#tests/support/tea-house.ts'

test('what is pressed right after typing into a filter happens', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { id, list } = await newTeaHouse()
	await page.goto(list)
	const filter = page.getByPlaceholder('title or slug')
	await hydrated(filter)
	await filter.fill(id.slice(0, -1))
	await page.getByRole('link', { name: `Edit: Tea House ${id}` }).click()
	const dialog = page.getByRole('dialog', { name: 'Edit course' })
	await expect(dialog).toBeVisible()
	await expect(page).toHaveURL(new RegExp(`keyword=${id.slice(0, -1)}&`))
	await expect(dialog).toBeVisible()
})

test('a filter on its way is not lost by the dialog that is opened meanwhile', {
	tag: '@long',
}, async ({ admin: page }) => {
	const { id, list } = await newTeaHouse()
	await page.goto(list)
	const filter = page.getByPlaceholder('title or slug')
	await hydrated(filter)
	const shorter = id.slice(0, -1)
	const isFilters = (url: URL) =>
		url.pathname.endsWith('.data') && url.search.includes(`${shorter}&`)
	let answer = () => {}
	const held = new Promise<void>((resolve) => {
		answer = resolve
	})
	await page.route(
		isFilters,
		async (route) => {
			await held
			await route.continue().catch(() => {})
		},
		{ times: 1 },
	)
	const asked = page.waitForRequest((request) => isFilters(new URL(request.url())))
	await filter.fill(shorter)
	await asked
	await page.getByRole('link', { name: `Edit: Tea House ${id}` }).click()
	await expect(page.getByRole('dialog', { name: 'Edit course' })).toBeVisible()
	answer()
	await expect(page).toHaveURL(new RegExp(`keyword=${shorter}&`))
	await expect(page.getByRole('dialog', { name: 'Edit course' })).toBeVisible()
})
