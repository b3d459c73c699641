/** One person's way through everything that knows them: level, texts, marks, words, dictionary. */
import type { Page } from '@playwright/test'
import { expect, login, newUser, test } from '#tests/support/journey.ts'

test.use({ serviceWorkers: 'allow' })

const wordIn = (page: Page, hanzi: string) =>
	page.locator('.text ruby').filter({ hasText: hanzi }).first()

async function mark(page: Page, hanzi: string, name: string): Promise<void> {
	const choice = page.getByRole('dialog').getByRole('button', { name, exact: true })
	await wordIn(page, hanzi).click()
	await choice.click()
	await expect(choice).toHaveAttribute('aria-pressed', 'true')
	await page.keyboard.press('Escape')
}

/** A word has no mark if it is known, a tint while it is learned, and a line if it is new. */
function markOf(page: Page, hanzi: string): Promise<string> {
	return wordIn(page, hanzi).evaluate((element) => {
		const { textDecorationLine, backgroundColor } = getComputedStyle(element)
		if (textDecorationLine !== 'none') return 'line'
		return backgroundColor === 'rgba(0, 0, 0, 0)' ? 'none' : 'tint'
	})
}

async function isHydrated(page: Page): Promise<void> {
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

test('a new person’s texts, words and dictionary follow what they know, on every device', {
	tag: '@long',
}, async ({ page, browser }) => {
	test.slow()
	const email = await newUser()
	await login(page, email)
	await page.setViewportSize({ width: 390, height: 844 })

	await page.goto('/courses')
	await page.getByRole('link', { name: 'Start the level check' }).click()
	await page.getByRole('checkbox').first().check()
	await page.getByRole('button', { name: 'Show my level' }).click()
	await page.getByRole('button', { name: 'Save and start reading' }).click()
	await page.waitForURL(/\/courses\/lessons\//)

	await page.goto('/courses/lessons/ni-hao')
	await isHydrated(page)
	const fit = page.getByText(/^(\d+% known · )?\d+ new words$/)
	const before = await fit.textContent()
	await mark(page, '你好', 'Known')
	await mark(page, '叫', 'Learning')
	await mark(page, '老师', 'Known')
	expect(await markOf(page, '你好')).toBe('none')
	expect(await markOf(page, '叫')).toBe('tint')

	await page.getByRole('button', { name: 'When to show pinyin' }).click()
	await page.getByRole('button', { name: 'Above new words only' }).click()
	await expect(wordIn(page, '你好').locator('rt')).toBeHidden()
	await expect(wordIn(page, '叫').locator('rt')).toBeVisible()

	await page.context().setOffline(true)
	await mark(page, '我', 'Known')
	expect(await markOf(page, '我')).toBe('none')
	await page.context().setOffline(false)

	const desk = await (
		await browser.newContext({ viewport: { width: 1280, height: 800 } })
	).newPage()
	await login(desk, email)
	await expect(async () => {
		await desk.goto('/courses/lessons/ni-hao')
		expect(await markOf(desk, '我')).toBe('none')
	}).toPass()
	expect(await markOf(desk, '你好')).toBe('none')
	expect(await markOf(desk, '叫')).toBe('tint')
	await expect(desk.getByText(/^(\d+% known · )?\d+ new words$/)).not.toHaveText(before ?? '')

	await desk.goto('/words')
	await expect(desk.getByText('4 words', { exact: true })).toBeVisible()
	await desk.getByRole('link', { name: '老师', exact: true }).click()
	await desk.waitForURL(/\/dictionary\//)
	await expect(desk.getByRole('heading', { level: 1 })).toContainText('老师')
	const place = desk.locator('a[href*="/courses/lessons/"][href*="#p"]').first()
	const address = await place.getAttribute('href')
	await place.click()
	await expect(desk).toHaveURL(address ?? '')
	const paragraph = desk.locator(`#${address?.split('#').at(-1)}`)
	await expect(paragraph).toContainText('老师')
	await expect(paragraph).toBeInViewport()
	await desk.goBack()
	await expect(desk).toHaveURL(/\/dictionary\//)
	await desk.context().close()
})
