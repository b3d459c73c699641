import type { Page } from '@playwright/test'
import { expect, likeABrowser, test } from '#tests/support/journey.ts'

const lesson = '/courses/lessons/market-day'
const phone = { width: 360, height: 780 }

/** The attribute of the page, which the server writes. */
const chosen = (page: Page, name: string) => page.locator('html').getAttribute(`data-${name}`)
const paragraphs = (page: Page) => page.locator('.text > p')

async function read(page: Page): Promise<void> {
	await page.goto(lesson)
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

async function choose(page: Page, ...names: string[]): Promise<void> {
	await page.getByRole('link', { name: 'Display' }).click()
	const dialog = page.getByRole('dialog', { name: 'Display' })
	for (const name of names) await dialog.getByRole('radio', { name, exact: true }).check()
	await expect(page.locator('section.text rt').first()).toHaveAttribute('lang', 'zh-Bopo')
	await dialog.getByRole('button', { name: 'Close' }).click()
}

test('readers choose script, readings and colours beside the text, and stay where they are', async ({
	learner: page,
}) => {
	await page.setViewportSize(phone)
	await read(page)
	const number = 6
	// The first paragraph on the screen is where the reader is.
	await paragraphs(page)
		.nth(number)
		.evaluate((paragraph) => paragraph.scrollIntoView({ behavior: 'instant' }))
	const before = await paragraphs(page).nth(number).boundingBox()
	await page.getByRole('link', { name: 'Display' }).dispatchEvent('click')
	const dialog = page.getByRole('dialog', { name: 'Display' })
	// The text itself is the example, above the sheet.
	await expect(dialog.locator('.display-example')).toBeHidden()
	const sheet = await dialog.boundingBox()
	expect(before?.y).toBeLessThan((sheet?.y ?? 0) - 60)
	// A first choice that is long on its way does not undo the later ones.
	let arrive = () => {}
	const late = new Promise<void>((resolve) => {
		arrive = resolve
	})
	await page.route(
		'**/preferences/display',
		async (route) => {
			await late
			await route.continue()
		},
		{ times: 1 },
	)
	await dialog.getByRole('radio', { name: 'Zhuyin (Bopomofo)' }).check()
	await dialog.getByRole('radio', { name: 'Pleco' }).check()
	await dialog.getByRole('radio', { name: 'Traditional' }).check()
	await dialog.getByRole('radio', { name: 'Dark' }).check()
	arrive()
	await expect(page.locator('section.text > p[lang="zh-Hant"] .t4').first()).toBeAttached()
	await expect(page.locator('section.text rt').first()).toHaveAttribute('lang', 'zh-Bopo')
	await dialog.getByRole('button', { name: 'Close' }).click()
	const after = await paragraphs(page).nth(number).boundingBox()
	expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(phone.height / 8)
	await paragraphs(page).nth(number).locator('ruby').first().click()
	await expect(page.getByRole('dialog')).toContainText('More in the dictionary')
	await page.keyboard.press('Escape')
	const served = await (await page.request.get(lesson, likeABrowser)).text()
	expect(served).toMatch(/<html lang="en" data-theme="dark" data-tones="pleco">/)
	expect(served).toContain('<rt lang=zh-Bopo>')
})

test('on a wide screen the choices have an example, whose words are not looked up', async ({
	learner: page,
}) => {
	await read(page)
	await page.getByRole('link', { name: 'Display' }).click()
	const dialog = page.getByRole('dialog', { name: 'Display' })
	await dialog.locator('.display-example ruby:visible').first().click({ force: true })
	await expect(page.locator('.word-popup:popover-open')).toHaveCount(0)
	await dialog.getByRole('radio', { name: 'White' }).check()
	expect(await chosen(page, 'theme')).toBe('white')
	expect(await (await page.request.get(lesson, likeABrowser)).text()).toContain(
		'data-theme="white"',
	)
})

test('the same choices stand beside cards, whose keys rest meanwhile', async ({
	learner: page,
}) => {
	await page.goto('/flashcards/study/hsk-level-1')
	await page.getByRole('link', { name: 'Display' }).click()
	const dialog = page.getByRole('dialog', { name: 'Display' })
	await expect(dialog.getByRole('group')).toHaveCount(9)
	await dialog.getByRole('button', { name: 'Close' }).focus()
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(page).toHaveURL(/\/study\/hsk-level-1/)
})

test('a saved sentence keeps the characters of the lesson', { tag: '@long' }, async ({
	learner: page,
}) => {
	await read(page)
	await choose(page, 'Traditional', 'Zhuyin (Bopomofo)')
	const drawn = page.locator('.text ruby[data-written]').first()
	const written = await drawn.getAttribute('data-written')
	await drawn.click()
	const saved = page.waitForRequest((request) => request.url().endsWith('/saved-words'))
	await page.getByRole('dialog').getByRole('button', { name: /Save/ }).first().click()
	expect((await saved).postData()).toContain(written ?? 'no word is drawn')
})

test('without a network the device’s choices take effect, the others say why not', {
	tag: '@long',
}, async ({ learner: page, context }) => {
	await read(page)
	await page.getByRole('link', { name: 'Display' }).click()
	const dialog = page.getByRole('dialog', { name: 'Display' })
	await dialog.waitFor()
	await context.setOffline(true)
	await dialog.getByRole('radio', { name: 'Largest' }).check()
	expect(await chosen(page, 'size')).toBe('largest')
	await dialog.getByRole('radio', { name: 'Traditional' }).check()
	await expect(dialog.getByRole('alert')).toContainText('when you’re online')
	await context.setOffline(false)
})
