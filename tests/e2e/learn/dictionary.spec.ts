/** Learners look words up, and see where they may read them. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

const wordAt = (word: string) => `/dictionary/${encodeURIComponent(word)}`
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the dictionary' })
const firstWord = (page: Page) =>
	page.getByRole('list', { name: 'Words' }).getByRole('listitem').first()

test('the key / leads to the search, which finds hanzi, pinyin and English', async ({
	learner: page,
}) => {
	await page.goto('/courses')
	await expect(async () => {
		await page.keyboard.press('/')
		await expect(field(page)).toBeFocused({ timeout: 500 })
	}).toPass()
	await page.keyboard.press('Escape')
	await expect(field(page)).not.toBeFocused()
	await page.keyboard.press('/')
	await page.keyboard.type('to learn')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/dictionary\?q=to\+learn$/)
	await expect(firstWord(page)).toContainText('学')
	for (const [typed, word] of [
		['xue2xi2', '学习'],
		['圖書館', '图书馆'],
		['nihao', '你好'],
	] as const) {
		await field(page).fill(typed)
		await field(page).press('Enter')
		await expect(firstWord(page)).toContainText(word)
	}
	await firstWord(page).getByRole('link').click()
	await expect(page).toHaveURL(new RegExp(`${wordAt('你好')}$`))
	await expect(page.getByRole('heading', { name: '你好 in the dictionary' })).toBeAttached()
})

test('the key / leads to the search although its code failed to load at first', {
	tag: '@long',
}, async ({ learner: page }) => {
	const failed: string[] = []
	await page.route(/\/assets\/page-keys-/, (route) => {
		failed.push(route.request().url())
		return failed.length === 1 ? route.abort() : route.continue()
	})
	await page.goto('/courses')
	await expect.poll(() => failed).toHaveLength(1)
	await expect(async () => {
		await page.keyboard.press('/')
		await expect(field(page)).toBeFocused({ timeout: 500 })
	}).toPass()
})

test('on a phone an icon leads to the field', { tag: '@long' }, async ({ learner: page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/courses/lessons/ni-hao')
	await page.getByRole('link', { name: 'Dictionary', exact: true }).click()
	await expect(page).toHaveURL(/\/dictionary$/)
	await expect(field(page)).toBeFocused()
})

test('the popup of a word leads to its page, and Back returns to the text', async ({
	learner: page,
}) => {
	await page.goto('/courses/lessons/ni-hao')
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await page.locator('.text ruby', { hasText: '你好' }).first().click()
	await page.getByRole('dialog').getByRole('link', { name: 'More in the dictionary' }).click()
	await expect(page).toHaveURL(new RegExp(`${wordAt('你好')}$`))
	await page.goBack()
	await expect(page).toHaveURL(/\/courses\/lessons\/ni-hao$/)
})
