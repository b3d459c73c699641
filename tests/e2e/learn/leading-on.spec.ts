/** The end of a text leads on. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

test('a lesson leads to the next one and back to its course', async ({ learner: page }) => {
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

/** Their code loads at the first sign of a reader. */
async function openWords(page: Page): Promise<void> {
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await page.mouse.move(100, 100)
	await page.mouse.move(120, 120)
	await page.getByText('Words of this lesson').click()
}

test('the words of a lesson can be saved at its end', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.goto('/courses/lessons/market-day')
	await openWords(page)
	const first = page.waitForResponse('**/saved-words')
	await page.getByRole('button', { name: 'Save 市场' }).click()
	await first
	await expect(page.getByRole('button', { name: '市场 is in My Words. Remove it' })).toBeVisible()
	const sent = page.waitForResponse('**/saved-words')
	await page.getByRole('button', { name: /^Save these \d+/ }).click()
	expect((await sent).ok()).toBe(true)
	await expect(page.getByRole('button', { name: /^Save these/ })).toHaveCount(0)
	await page.reload()
	await openWords(page)
	await expect(page.getByRole('button', { name: '市场 is in My Words. Remove it' })).toBeVisible()
	await page.goto('/flashcards')
	await expect(page.getByRole('link', { name: /^My Words/ })).toContainText('12 cards')
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
