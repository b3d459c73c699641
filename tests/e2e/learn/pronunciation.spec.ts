/** A word is tapped and heard. What is heard is decoded: it lasts, and it is no silence. */
import type { Page } from '@playwright/test'
import { expect, hear, login, newPerson, test } from '#tests/support/journey.ts'

async function read(page: Page) {
	await login(page, await newPerson())
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

test('a word is heard from its popup', async ({ page }) => {
	const asked = page.waitForResponse('**/nls/tts?**')
	const button = await openWord(page, '你好')
	await button.click()
	const answer = await asked
	expect(answer.status()).toBe(200)
	await expect(button).not.toHaveAttribute('aria-busy')
	await expect(page.getByRole('alert')).toHaveCount(0)
	const sound = await hear(page, answer.url())
	expect(sound.seconds).toBeGreaterThan(0.3)
	expect(sound.seconds).toBeLessThan(2.5)
	expect(sound.loudness).toBeGreaterThan(0.02)
})

test('it is there by keyboard', async ({ page }) => {
	await read(page)
	await page.locator('.text [tabindex="0"]').focus()
	await page.keyboard.press('Enter')
	const button = page
		.getByRole('dialog')
		.getByRole('button', { name: /^Hear / })
		.first()
	await expect(button).toBeVisible()
	await page.keyboard.press('Tab')
	await expect(button).toBeFocused()
	const asked = page.waitForResponse('**/nls/tts?**')
	await page.keyboard.press('Enter')
	expect((await asked).status()).toBe(200)
})

test('a word that cannot be had says so, and can be asked for again', async ({ page }) => {
	const button = await openWord(page, '你好')
	await page.route('**/nls/tts?**', (route) => route.abort())
	await button.click()
	const alert = page.getByRole('alert')
	await expect(alert).toHaveText('This word cannot be spoken right now. Please try again.')
	await page.unroute('**/nls/tts?**')
	const asked = page.waitForResponse('**/nls/tts?**')
	await button.click()
	expect((await asked).status()).toBe(200)
	await expect(alert).toHaveCount(0)
})

test('who taps too fast is told when to go on', async ({ page }) => {
	const button = await openWord(page, '你好')
	const text = 'Too many words at once. Please try again in 42 seconds.'
	await page.route('**/nls/tts?**', (route) =>
		route.fulfill({ status: 429, json: { error: { code: 'pronunciation.too-many', text } } }),
	)
	await button.click()
	await expect(page.getByRole('alert')).toHaveText(text)
})
