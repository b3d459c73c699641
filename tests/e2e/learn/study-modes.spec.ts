/** Cards are asked in other modes than Recall: typed, in a sentence, by their meaning. */
import type { Page } from '@playwright/test'
import { expectNoBarriers, expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { chooseMode, logOf, modeButton, openDeck, study } from '#tests/support/studying.ts'

/** Its first word is 妈妈. */
const deck = '/flashcards/study/hsk-level-1'

function field(page: Page) {
	return page.getByRole('region', { name: 'Card' }).getByRole('textbox')
}

function gradeButton(page: Page, name: 'Forgot' | 'Hard' | 'Good') {
	return page.getByRole('button', { name: new RegExp(`^${name}`) })
}

/** Waits for the server to have the answer that a key gives; an undo may still be on its way before it. */
async function press(page: Page, key: string): Promise<void> {
	const taken = page.waitForResponse(
		(response) =>
			response.url().includes('/flashcards/reviews?') &&
			(response.request().postData()?.includes('"kind":"answer"') ?? false),
	)
	await page.keyboard.press(key)
	expect((await taken).status()).toBe(200)
}

test('users type the reading of a word, letters and tones are judged apart', {
	tag: '@screens',
}, async ({ page }) => {
	const email = await study(page, `${deck}?mode=type-reading`)
	await expect(page.getByRole('heading', { name: 'How is this word read?' })).toBeVisible()
	await expect(field(page)).toBeFocused()
	await expectNoBarriers(page)
	await field(page).fill('ma1ma1')
	await page.keyboard.press('Enter')
	const verdict = page.getByRole('region', { name: 'Card' }).getByRole('status')
	await expect(verdict).toContainText(
		'Right letters. Syllable 2 has the neutral tone, not the 1st.',
	)
	await expect(gradeButton(page, 'Hard')).toBeFocused()
	await expectNoBarriers(page)
	await press(page, 'Enter')

	await expect(field(page)).toBeFocused()
	await page.getByRole('button', { name: 'Undo 妈妈' }).click()
	await expect(page.getByText('妈妈', { exact: true })).toBeVisible()
	await field(page).fill('Mā ma')
	await page.keyboard.press('Enter')
	await expect(verdict).toHaveText('Correct!')
	await expect(gradeButton(page, 'Good')).toBeFocused()
	await expectNoBarriers(page)
	await press(page, 'Enter')

	// Nothing typed shows the answer; another grade than the suggested one may be given.
	await expect(field(page)).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(gradeButton(page, 'Forgot')).toBeFocused()
	await press(page, '2')
	await expect(page.getByRole('button', { name: 'Go on now' })).toBeVisible()
	await expect
		.poll(() => logOf(email))
		.toEqual(['type-reading hard (undone)', 'type-reading good', 'type-reading hard'])
	await page.keyboard.press('Escape')
	await page.waitForURL('/flashcards')
})

test('the modes stand in a menu that works by keyboard', { tag: ['@screens', '@long'] }, async ({
	page,
}) => {
	await study(page, deck)
	await modeButton(page).press('Enter')
	const menu = page.getByRole('navigation', { name: 'Mode' })
	await expect(menu.getByRole('link', { name: /^Recall/ })).toHaveAttribute('aria-current', 'page')
	await expectNoBarriersHere(page)
	await page.keyboard.press('Escape')
	await expect(menu.getByRole('link', { name: /^Recall/ })).toBeHidden()
	await expect(page).toHaveURL(deck)
	await chooseMode(page, 'Reverse')
	await expect(page).toHaveURL(`${deck}?mode=reverse`)
	await expect(page.getByRole('heading', { name: 'mum, mother' })).toBeVisible()
	await page.keyboard.press('Space')
	await expect(page.getByRole('heading', { name: '妈妈' })).toBeVisible()
	await expectNoBarriers(page)
})

test('a card whose answer was undone comes first in the next mode, on a slow network too', {
	tag: '@long',
}, async ({ page }) => {
	await study(page, `${deck}?mode=type-word`)
	await field(page).fill('妈妈')
	await page.keyboard.press('Enter')
	await page.getByRole('button', { name: /^Good/ }).click()
	await expect(page.getByRole('button', { name: 'Undo 妈妈' })).toBeVisible()
	await page.waitForLoadState('networkidle')
	await page.route('**/flashcards/reviews?**', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500))
		await route.continue()
	})
	await page.getByRole('button', { name: 'Undo 妈妈' }).click()
	await chooseMode(page, 'Recall')
	await expect(page.getByRole('heading', { name: '妈妈' })).toBeVisible()
})

test('the sound plays with the answer once this is switched on', { tag: '@long' }, async ({
	page,
}) => {
	await study(page, deck)
	await modeButton(page).click()
	await page.getByLabel('Play the sound with the answer').check()
	await page.keyboard.press('Escape')
	await openDeck(page, deck)
	const asked = page.waitForRequest('**/nls/tts?**')
	await page.keyboard.press('Space')
	expect((await asked).url()).toContain(encodeURIComponent('妈妈'))
})
