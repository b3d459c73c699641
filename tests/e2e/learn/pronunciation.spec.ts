/** Users tap a word and hear it. The decoded sound has a length and is not silent. */
import type { Page } from '@playwright/test'
import { expect, hear, login, newUser, test } from '#tests/support/journey.ts'

async function read(page: Page) {
	await login(page, await newUser())
	await page.goto('/courses/lessons/ni-hao')
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

async function openWord(page: Page, word: string) {
	await read(page)
	const ruby = page.locator('.text ruby', { hasText: word }).first()
	await ruby.scrollIntoViewIfNeeded()
	await ruby.click()
	return page
		.getByRole('dialog')
		.getByRole('button', { name: `Hear ${word}` })
		.first()
}

test('users can hear a word from its popup', async ({ page }) => {
	const asked = page.waitForResponse('**/nls/tts?**')
	const button = await openWord(page, '你好')
	await button.click()
	const answer = await asked
	// Players send a range request from the first byte.
	expect(answer.status()).toBe(206)
	await expect(button).not.toHaveAttribute('aria-busy')
	await expect(page.getByRole('alert')).toHaveCount(0)
	const sound = await hear(page, answer.url())
	expect(sound.seconds).toBeGreaterThan(0.3)
	expect(sound.seconds).toBeLessThan(2.5)
	expect(sound.loudness).toBeGreaterThan(0.02)
})

test('a pronunciation that fails says so and can be retried', { tag: '@long' }, async ({
	page,
}) => {
	const button = await openWord(page, '你好')
	await page.route('**/nls/tts?**', (route) => route.abort())
	await button.click()
	const alert = page.getByRole('alert')
	await expect(alert).toHaveText('This word cannot be spoken right now. Please try again.')
	await page.unroute('**/nls/tts?**')
	const asked = page.waitForResponse('**/nls/tts?**')
	await button.click()
	expect((await asked).ok()).toBe(true)
	await expect(alert).toHaveCount(0)
})

test('a failed pronunciation is not shown for the next homophone', { tag: '@long' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 1000, height: 2400 })
	await login(page, await newUser())
	await page.goto('/courses/lessons/market-day')
	await page.route('**/nls/tts?**', (route) => route.abort())
	const dialog = page.getByRole('dialog')
	for (const word of ['他', '它']) {
		await page.locator('.text ruby', { hasText: word }).first().click()
		await expect(dialog.getByRole('button', { name: `Hear ${word}` })).toBeVisible()
		await expect(dialog.getByRole('alert')).toHaveCount(0)
		await dialog.getByRole('button', { name: `Hear ${word}` }).click()
		await expect(dialog.getByRole('alert')).toHaveCount(1)
	}
})
