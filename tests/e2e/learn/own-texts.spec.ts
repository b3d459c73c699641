import type { Page } from '@playwright/test'
import { expect, rested, test } from '#tests/support/journey.ts'

const lines = [
	'我在一家银行工作。今天下雨了，我没带雨伞。',
	'一个年轻人问我要不要一起走。',
	'后来，我们在图书馆又见面了。',
	'他说他喜欢看书，尤其是历史。',
	'从那天起，我们常常一起看书。',
	'去年秋天，我们去爬山了。',
]

const area = (page: Page) => page.getByLabel('Chinese text')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const popup = (page: Page) => page.getByRole('dialog')

async function listens(page: Page): Promise<void> {
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

async function topOf(page: Page, paragraph: number): Promise<number> {
	return page
		.locator(`#p${paragraph}`)
		.evaluate((element) => Math.abs(element.getBoundingClientRect().top))
}

const word = (page: Page, hanzi: string) =>
	page.locator('.text ruby', { hasText: new RegExp(`^${hanzi}(?!\\p{Script=Han})`, 'u') }).first()

test('a pasted text is read, its words are marked and saved, and it is continued', async ({
	learner: page,
}) => {
	await page.goto('/courses')
	await button(page, 'Account menu').click()
	await page.getByRole('link', { name: 'My Texts', exact: true }).click()
	await page.getByRole('link', { name: 'Add a text' }).click()
	await area(page).fill(Array(6).fill(lines).flat().join('\n'))
	await page.getByLabel('Title').fill('雨中的故事')
	await button(page, 'Save and read').click()
	await listens(page)
	await expect(page.getByRole('heading', { name: '雨中的故事' })).toBeVisible()
	await word(page, '银行').click()
	await expect(popup(page)).toContainText('bank')
	await button(page, 'Known').click()
	await button(page, 'Save').click()
	await expect(button(page, 'Saved')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(async () => {
		await rested(page, () =>
			page.locator('#p13').evaluate((paragraph) => paragraph.scrollIntoView()),
		)
		expect(await topOf(page, 13)).toBeLessThan(40)
	}).toPass()
	await page.goto('/words')
	await expect(page.getByText('我在一家银行工作。')).toBeVisible()
	// The place is sent by the page that closes; the next one may be quicker.
	await expect(async () => {
		await page.goto('/texts')
		await expect(page.getByText('33% read')).toBeVisible({ timeout: 3000 })
	}).toPass()
	await page.getByRole('link', { name: '雨中的故事', exact: true }).click()
	await listens(page)
	await expect(page).toHaveURL(/\/1#p13$/)
	await expect.poll(() => topOf(page, 13)).toBeLessThan(40)
})

test('the analyser hands a text over without losing it', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.goto('/tools/analyzer')
	await page.getByLabel('Chinese text').fill('今天下雨。')
	await button(page, 'Keep this text').click()
	await expect(page).toHaveURL(/\/texts\/new$/)
	await expect(area(page)).toHaveValue('今天下雨。')
	await button(page, 'Save and read').click()
	await expect(word(page, '今天')).toBeVisible()
})
