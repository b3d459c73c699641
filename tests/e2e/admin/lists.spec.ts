import { makeWord } from '#tests/support/content-factories.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
import { platformDatabase } from '#tests/support/platform.ts'
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

test('a long word without a space in a definition stays within the window', {
	tag: '@long',
}, async ({ admin: page }) => {
	const { word } = await makeWord(platformDatabase(), {
		word: newHanzi(4),
		pinyin: 'kuān',
		poses: ['noun'],
		meaning: { noun: { definition: `https://example.com/${'a'.repeat(200)}` } },
	})
	for (const width of [360, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		await page.goto(`/admin/vocab?word=${word}`)
		await expect(page.getByText('https://example.com/aaa')).toBeVisible()
		const widest = await page.evaluate(() => document.documentElement.scrollWidth)
		expect(widest, `at ${width} px`).toBeLessThanOrEqual(width)
	}
})

test('a level is never broken inside the word', { tag: '@long' }, async ({ admin: page }) => {
	const { list } = await newTeaHouse()
	await page.setViewportSize({ width: 1280, height: 800 })
	await page.goto(list)
	const level = page.getByRole('cell', { name: 'Intermediate' }).locator('span')
	const box = await level.boundingBox()
	expect(box?.height).toBeLessThan(30)
})
