/** Learner tasks by keyboard alone. Exercises and cards have their own such tests. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { press, tabTo } from '#tests/support/keyboard.ts'
import { openDeck } from '#tests/support/studying.ts'

const cursor = (page: Page) => page.locator('.text [tabindex="0"]')
const popup = (page: Page) => page.getByRole('dialog')
const shownKeys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

/** Asks for the keys until a page that has just come is listening. */
async function openKeys(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('?')
		await expect(shownKeys(page)).toBeVisible({ timeout: 500 })
	}).toPass()
}

/** Moves from word to word with the arrow keys. */
async function arrowTo(page: Page, word: string): Promise<void> {
	for (let steps = 0; steps < 60; steps += 1) {
		if ((await cursor(page).textContent())?.startsWith(word)) return
		await page.keyboard.press('ArrowRight')
	}
	throw new Error(`${word} is not reached`)
}

test('users can read a lesson, hear and save a word, and hide a layer', async ({
	learner: page,
}) => {
	await page.goto('/courses')
	await press(page, page.getByRole('link', { name: /First Steps/ }))
	await page.waitForURL('/courses/first-steps')
	await press(page, page.getByRole('link', { name: /Hello!/ }))
	await cursor(page).waitFor()
	await tabTo(page, cursor(page))
	await arrowTo(page, '北京')
	await page.keyboard.press('Enter')
	await expect(popup(page)).toBeFocused()
	const heard = page.waitForResponse('**/nls/tts?**')
	await press(page, popup(page).getByRole('button', { name: 'Hear 北京' }))
	expect((await heard).ok()).toBe(true)
	await press(page, popup(page).getByRole('button', { name: 'Save', exact: true }))
	await expect(popup(page).getByRole('button', { name: 'Saved' })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(popup(page)).toBeHidden()
	await expect(page.locator('.text :focus')).toHaveAccessibleName('北京 Běijīng')

	// The whole text is one tab stop; the next one follows it.
	await page.keyboard.press('Tab')
	await expect(page.locator('.text :focus')).toHaveCount(0)
	await expect(page.locator('.text rt').first()).toBeVisible()
	await press(page, page.getByRole('button', { name: 'Pinyin', exact: true }), 'Space')
	await expect(page.locator('.text rt').first()).toBeHidden()

	await page.goto('/flashcards')
	await press(page, page.getByRole('link', { name: /^My Words/ }))
	await press(page, page.getByRole('button', { name: 'Show Answer' }))
	await press(page, page.getByRole('button', { name: /^Good/ }))
	await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
})

test('users can analyse a text, look up its words and save them', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.goto('/tools/analyzer')
	await cursor(page).waitFor()
	await tabTo(page, page.getByRole('textbox', { name: 'Chinese text' }))
	await page.keyboard.press('Control+a')
	await page.keyboard.insertText('经济很重要。')
	await page.keyboard.press('Control+Enter')
	await expect(cursor(page)).toHaveText(/^经济/)
	await tabTo(page, cursor(page))
	await page.keyboard.press('Enter')
	await expect(popup(page)).toContainText('economy')
	await page.keyboard.press('Escape')
	await expect(cursor(page)).toBeFocused()
	await press(page, page.getByRole('button', { name: 'Save 经济' }))
	await expect(page.getByRole('button', { name: '经济 is in My Words' })).toBeFocused()
})

test('users can change settings and sign out', { tag: '@long' }, async ({ learner: page }) => {
	await page.goto('/settings')
	const edit = page.getByRole('link', { name: 'Edit Display Name' })
	const name = page.getByLabel('Display Name', { exact: true })
	await press(page, edit)
	await expect(name).toBeFocused()
	await page.keyboard.press('Control+a')
	await page.keyboard.type('Lin Yue')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('status')).toHaveText('Display name updated.')
	await expect(edit).toBeFocused()
	await press(page, page.getByRole('link', { name: 'Edit Language Level' }))
	await page.keyboard.press('ArrowDown')
	await press(page, page.getByRole('button', { name: 'Save' }))
	await expect(page.getByRole('status')).toHaveText('Language level updated.')

	const menu = page.getByRole('button', { name: 'Account menu' })
	await tabTo(page, menu, 'Shift+Tab')
	await page.keyboard.press('Enter')
	await expect(page.getByText(/^Signed in as/)).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(menu).toBeFocused()
	await page.keyboard.press('Enter')
	await press(page, page.getByRole('button', { name: 'Sign out' }))
	await page.waitForURL('/login')
})

test('? shows the keys of the page, and Escape leads back to the word', async ({
	learner: page,
}) => {
	const keys = shownKeys(page)
	await page.goto('/courses/lessons/ni-hao')
	await cursor(page).first().waitFor()
	await expect(page.getByRole('region', { name: 'Lesson text' })).toHaveAccessibleDescription(
		/^Arrow keys move between words/,
	)
	await cursor(page).first().focus()
	await openKeys(page)
	await expect(keys).toContainText('In a text')
	await expect(keys).toContainText('KKnown')
	await expect(keys).not.toContainText('At a card')
	await page.keyboard.press('?')
	await expect(keys).toHaveCount(1)
	await page.keyboard.press('Escape')
	await expect(keys).toHaveCount(0)
	await expect(cursor(page).first()).toBeFocused()

	await press(page, page.getByRole('link', { name: 'Display' }))
	await press(page, page.getByRole('button', { name: 'Keyboard shortcuts' }))
	await expect(keys).toContainText('In a text')
	await page.keyboard.press('Escape')

	await openDeck(page, '/flashcards/study/travel-essentials')
	await openKeys(page)
	await expect(keys).toContainText('At a card')
	await expect(keys).not.toContainText('In a text')
	// The cards behind it answer no key until it is closed.
	await page.keyboard.press('u')
	await expect(keys).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.locator('#content')).toBeFocused()
	await page.keyboard.press('Space')
	await expect(page.getByRole('button', { name: 'Show Answer' })).toBeHidden()
	await page.goto('/dictionary')
	await page.getByRole('searchbox').first().press('?')
	await expect(keys).toHaveCount(0)
})

test('keys pressed while a page starts on a slow device do not end it', async ({
	learner: page,
	context,
}) => {
	const errors: Error[] = []
	page.on('pageerror', (error) => errors.push(error))
	const device = await context.newCDPSession(page)
	await device.send('Emulation.setCPUThrottlingRate', { rate: 8 })
	for (let load = 0; load < 3; load += 1) {
		await page.goto('/courses', { waitUntil: 'commit' })
		const search = page.getByRole('searchbox', { name: 'Search the dictionary' })
		await expect(async () => {
			await page.keyboard.press('/')
			await expect(search).toBeFocused({ timeout: 10 })
		}).toPass({ intervals: [10] })
	}
	expect(errors).toEqual([])
})
