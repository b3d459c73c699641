/** A user applies, is approved and reads their first lessons on a phone. */
import type { Page } from '@playwright/test'
import { expect, letIn, newEmail, test } from '#tests/support/journey.ts'

test.use({ serviceWorkers: 'allow' })

test('a new user applies, is approved and reads', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	const email = newEmail('wang')
	await apply(page, email)
	await letIn(email)
	await signIn(page, email)

	await page.getByRole('link', { name: /First Steps/ }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'First Steps' })).toBeVisible()
	await page.getByRole('link', { name: /你好/ }).click()
	await expect(page.getByRole('heading', { name: '你好！' })).toBeVisible()
	await listens(page)
	await turnEachToggle(page)
	await openWord(page, '老师', 'teacher')

	await page.goto('/courses/lessons/market-day')
	await listens(page)
	await answerBlanks(page)
	await expectNoSidewaysScrolling(page)
})

async function apply(page: Page, email: string) {
	await page.goto('/')
	await page.getByRole('link', { name: 'Start Learning Free' }).click()
	await expect(page.getByRole('heading', { name: 'Apply for Access' })).toBeVisible()
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill('reading-every-day')
	await page.getByLabel('Display Name').fill('王小美')
	await page.getByLabel('Country').selectOption('NZ')
	await page.getByLabel('Language Level').selectOption('HSK2')
	await page.getByRole('button', { name: 'Submit Application' }).click()
	await expect(
		page.getByText('Registration successful! Your application is under review.'),
	).toBeVisible()
	await expect(page).toHaveURL('/register-success')
	await expect(page.getByRole('heading', { name: 'Thank You for Your Application' })).toBeVisible()
}

async function signIn(page: Page, email: string) {
	await page.goto('/login')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill('reading-every-day')
	await page.getByRole('button', { name: 'Login' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
}

/** A lesson is hydrated once its first word is the text's tab stop. */
async function listens(page: Page) {
	await page.locator('.text [tabindex="0"]').first().waitFor({ state: 'attached' })
}

async function turnEachToggle(page: Page) {
	const text = page.getByLabel('Lesson text')
	const pinyin = text.locator('rt').first()
	const english = text.getByText('My name is Anna').first()
	const word = text.locator('ruby', { hasText: '新' }).first()

	await expect(pinyin).toBeVisible()
	await page.getByRole('button', { name: 'Pinyin', exact: true }).click()
	await expect(pinyin).toBeHidden()
	await page.getByRole('button', { name: 'Pinyin', exact: true }).click()
	await expect(pinyin).toBeVisible()

	await expect(english).toBeHidden()
	await page.getByRole('button', { name: 'Translation' }).click()
	await expect(english).toBeVisible()

	const marked = await markOf(page, '新')
	await page.getByRole('button', { name: 'HSK' }).click()
	expect(await markOf(page, '新')).not.toBe(marked)
	await page.getByRole('button', { name: 'HSK' }).click()
	expect(await markOf(page, '新')).toBe(marked)

	await page.getByRole('button', { name: 'Chinese' }).click()
	await expect(word).toBeHidden()
	await page.reload()
	await listens(page)
	await expect(word).toBeHidden()
	await expect(english).toBeVisible()
	await page.getByRole('button', { name: 'Chinese' }).click()
	await expect(word).toBeVisible()
}

function markOf(page: Page, word: string): Promise<string> {
	return page
		.locator('ruby', { hasText: word })
		.first()
		.evaluate((ruby) => {
			const { textDecoration, backgroundColor } = getComputedStyle(ruby)
			return `${textDecoration} on ${backgroundColor}`
		})
}

async function openWord(page: Page, word: string, gloss: string) {
	const ruby = page.locator('ruby', { hasText: word }).first()
	// Scrolling closes a popup, even when the click itself scrolls.
	await ruby.scrollIntoViewIfNeeded()
	await ruby.click()
	const popup = page.getByRole('dialog')
	await expect(popup).toContainText(gloss)
	await expect(popup).toContainText('lǎoshī')
	await expect(popup).toContainText('HSK')
	await page.keyboard.press('Escape')
	await expect(popup).toBeHidden()
}

async function answerBlanks(page: Page) {
	const blanks = page.getByRole('button', { name: /^Blank \d+/ })
	expect(await blanks.count()).toBeGreaterThanOrEqual(5)
	const hidden = page.getByText('鸡蛋', { exact: true })
	await expect(hidden.first()).toBeHidden()
	// A click that scrolls may move the button between press and release.
	const showAnswers = page.getByRole('button', { name: 'Show Answers' })
	await showAnswers.scrollIntoViewIfNeeded()
	await showAnswers.click()
	await expect(page.getByRole('listitem').filter({ hasText: '鸡蛋' })).toBeVisible()
	await page.getByRole('button', { name: 'Hide Answers' }).click()
	await expect(hidden.first()).toBeHidden()
}

async function expectNoSidewaysScrolling(page: Page) {
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
	expect(overflow).toBeLessThanOrEqual(0)
}
