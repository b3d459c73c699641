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
