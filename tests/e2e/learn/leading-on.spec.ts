/** The end of a text leads on. */
import { expect, test } from '#tests/support/journey.ts'

test('a lesson leads to the next one and back to its course', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.goto('/courses/first-steps')
	const lessons = page.getByRole('region', { name: 'Lessons' }).getByRole('link')
	const second = await lessons.nth(1).getAttribute('href')
	await lessons.first().click()
	const end = page.getByRole('navigation', { name: 'After this lesson' })
	await expect(end.getByRole('link', { name: /^Next lesson/ })).toHaveAttribute(
		'href',
		second ?? '',
	)
	// Parts of a long text get their height when they are first seen, and move what is pressed.
	await end.getByRole('link', { name: /^Next lesson/ }).press('Enter')
	await page.waitForURL(`**${second}`)
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
	await end.getByRole('link', { name: 'Back to First Steps' }).press('Enter')
	await page.waitForURL('**/courses/first-steps')
})

test('an article leads to the next one', { tag: '@long' }, async ({ learner: page }) => {
	await page.goto('/articles')
	const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
	const second = await cards.nth(1).getAttribute('href')
	await cards.first().click()
	const end = page.getByRole('navigation', { name: 'After this article' })
	await expect(end.getByRole('link', { name: /^Next article/ })).toHaveAttribute(
		'href',
		second ?? '',
	)
	await expect(end.getByRole('link', { name: 'All articles' })).toBeVisible()
})
