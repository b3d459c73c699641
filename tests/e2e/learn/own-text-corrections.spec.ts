/** A reader corrects own texts, word by word, and hears them sentence by sentence. */
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.locator('dialog[open]')
const message = (page: Page, text: string) =>
	page.getByRole('region', { name: 'Messages' }).getByText(text)

async function addText(page: Page, text: string): Promise<void> {
	await page.goto('/texts/new')
	await page.getByLabel('Chinese text').fill(text)
	await button(page, 'Save and read').click()
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

/** 还huán: a word of the text with its reading. */
const word = (page: Page, hanzi: string, nth = 0) =>
	page.locator('.text ruby', { hasText: new RegExp(`^${hanzi}(?!\\p{Script=Han})`, 'u') }).nth(nth)
const readings = (page: Page, hanzi: string) =>
	page
		.locator('.text ruby', { hasText: new RegExp(`^${hanzi}(?!\\p{Script=Han})`, 'u') })
		.locator('rt')

async function correct(page: Page, hanzi: string): Promise<void> {
	await word(page, hanzi).click()
	await button(page, 'Correct…').click()
	await expect(dialog(page)).toBeVisible()
}

test('a reading is corrected everywhere in a text, and the other device sees it', async ({
	browser,
	page,
}) => {
	const email = await newUser()
	await login(page, email)
	await addText(page, '我还书。\n他还书。')
	await correct(page, '还')
	await dialog(page).getByRole('button', { name: 'hái', exact: true }).click()
	await dialog(page).getByLabel('Everywhere in this text').check()
	await button(page, 'Save').click()
	await expect(message(page, 'Saved. 2 words changed.')).toBeVisible()
	await expect(readings(page, '还')).toHaveText(['hái', 'hái'])
	await page.reload()
	await expect(readings(page, '还')).toHaveText(['hái', 'hái'])
	const context = await browser.newContext()
	const phone = await context.newPage()
	await login(phone, email)
	await phone.goto(page.url())
	await expect(readings(phone, '还')).toHaveText(['hái', 'hái'])
	await context.close()
})

test('by keyboard words are joined with a note, which the popup shows; it is all taken back', {
	tag: '@long',
}, async ({ learner: page }) => {
	await addText(page, '我学习汉语。')
	await word(page, '我').focus()
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Enter')
	await button(page, 'Correct…').press('Enter')
	await button(page, 'Join 学习 and 汉语').press('Enter')
	await expect(dialog(page).getByLabel('Note on 学习汉语')).toBeVisible()
	await dialog(page).getByLabel('Note on 学习汉语').fill('my hobby')
	await button(page, 'Save').press('Enter')
	await expect(word(page, '学习汉语')).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByText('my hobby')).toBeVisible()
	await button(page, 'Correct…').press('Enter')
	await button(page, 'Cut between 学 and 习汉语').click()
	await button(page, 'Save').click()
	await expect(word(page, '习汉语')).toBeVisible()
	await button(page, 'Undo').click()
	await expect(word(page, '学习汉语')).toBeVisible()
	await correct(page, '学习汉语')
	await dialog(page).getByText('Corrected before').click()
	await dialog(page)
		.getByRole('button', { name: /^Take back/ })
		.click()
	await expect(word(page, '汉语')).toBeVisible()
})

test('the dialog keeps its height when the readings arrive', { tag: '@long' }, async ({
	learner: page,
}) => {
	await addText(page, '我学习汉语。')
	let answer = () => {}
	const isAnswered = new Promise<void>((resolve) => {
		answer = resolve
	})
	await word(page, '学习').click()
	await expect(button(page, 'Correct…')).toBeVisible()
	await page.route('**/word-entries*', async (route) => {
		await isAnswered
		await route.continue()
	})
	await button(page, 'Correct…').click()
	await button(page, 'Join 学习 and 汉语').click()
	const before = await button(page, 'Save').boundingBox()
	answer()
	await expect(dialog(page)).toContainText('The dictionary does not have this word.')
	expect(await button(page, 'Save').boundingBox()).toEqual(before)
	await button(page, 'Cut between 学习 and 汉语').click()
	await expect(dialog(page).getByRole('button', { name: 'xué xí', exact: true })).toBeVisible()
	expect(await button(page, 'Save').boundingBox()).toEqual(before)
})

test('the dialog has no barriers', { tag: ['@long', '@screens'] }, async ({ learner: page }) => {
	await addText(page, '我学习汉语。')
	await correct(page, '学习')
	await expectNoBarriers(page)
})
