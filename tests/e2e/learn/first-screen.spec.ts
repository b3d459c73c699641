/** A text begins on its page's first screen, above the bar at the foot. */
import { expect, test } from '#tests/support/journey.ts'

const screens = [
	{ name: 'a phone', viewport: { width: 360, height: 740 } },
	{ name: 'a desk', viewport: { width: 1280, height: 900 } },
]

const texts = [
	{ name: 'lesson', path: '/courses/lessons/ni-hao' },
	{ name: 'dialogue', path: '/courses/lessons/tea-house' },
	{ name: 'article', path: '/articles/numbers-that-speak' },
]

for (const { name: screen, viewport } of screens) {
	for (const { name, path } of texts) {
		const tag = name === 'lesson' && screen === 'a phone' ? [] : ['@long']
		test(`the text of a ${name} begins on the first screen of ${screen}`, { tag }, async ({
			learner: page,
		}) => {
			await page.setViewportSize(viewport)
			await page.goto(path)
			const firstWord = await page.locator('.text ruby').first().boundingBox()
			const bar = await page.locator('.reader-bar').boundingBox()
			expect((firstWord?.y ?? Infinity) + (firstWord?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
			expect(await page.evaluate(() => scrollY)).toBe(0)
		})
	}
}

test('the keyboard skips the bar above a page', async ({ learner: page }) => {
	await page.goto('/courses/first-steps')
	await page.keyboard.press('Tab')
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
	await page.keyboard.press('Enter')
	await page.keyboard.press('Tab')
	await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
	await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
})
