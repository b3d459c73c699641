/** Practising a lesson by mouse, by keyboard, offline and from the start again. */
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { button, question, readLessonAs } from '#tests/support/exercises.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { press, tabTo } from '#tests/support/keyboard.ts'

test.use({ serviceWorkers: 'allow' })

/** The right answers in 你好, and a wrong one for each. */
const right = ['B', 'A', 'A', 'ACD', 'C']
const wrong = ['A', 'B', 'B', 'AB', 'A']

const option = (page: Page, number: number, letter: string) =>
	question(page, number).locator(`[data-look]:has(input[value="${letter}"])`)

const read = (page: Page) => readLessonAs(page, 'ni-hao')

const start = (page: Page) => button(page, 'Start Exercises').click()

async function answer(page: Page, number: number, letters: string): Promise<void> {
	for (const letter of letters) await option(page, number, letter).click()
	await question(page, number).getByRole('button', { name: 'Submit' }).click()
	await expect(question(page, number).getByRole('status')).not.toBeEmpty()
}

async function answerAll(page: Page, answers: readonly string[]): Promise<void> {
	for (const [index, letters] of answers.entries()) await answer(page, index + 1, letters)
}

test('a perfect score is an A with confetti that appears once', { tag: '@long' }, async ({
	page,
}) => {
	const asked: string[] = []
	page.on('request', (request) => void asked.push(request.url()))
	const isConfetti = (url: string) => /confetti/.test(url)
	await read(page)
	await start(page)
	await answerAll(page, right.slice(0, 4))
	expect(asked.filter(isConfetti)).toEqual([])
	await expect(page.locator('canvas')).toHaveCount(0)
	await answer(page, 5, 'C')
	await expect(page.locator('canvas')).toHaveCount(1)
	expect(asked.filter(isConfetti)).toHaveLength(1)
	await expect(page.getByText('Grade A')).toBeVisible()
	await expect(page.getByText('100%', { exact: true })).toBeVisible()
	await expect(page.getByText('5 of 5 correct')).toBeVisible()
	await expect(page.locator('canvas')).toHaveCount(0, { timeout: 15_000 })

	asked.length = 0
	await page.reload()
	await expect(page.getByText('Grade A')).toBeVisible()
	await page.waitForLoadState('networkidle')
	expect(asked.filter(isConfetti)).toEqual([])
	await expect(page.locator('canvas')).toHaveCount(0)
})

test('users who prefer reduced motion get an A without confetti', { tag: '@long' }, async ({
	page,
}) => {
	const asked: string[] = []
	page.on('request', (request) => void asked.push(request.url()))
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await read(page)
	await start(page)
	await answerAll(page, right)
	await expect(page.getByText('Grade A')).toBeVisible()
	await page.waitForLoadState('networkidle')
	expect(asked.filter((url) => url.includes('confetti'))).toEqual([])
	await expect(page.locator('canvas')).toHaveCount(0)
})

test('the exercises can be done by keyboard alone', async ({ page }) => {
	await read(page)
	await press(page, button(page, 'Mark as Learned'))
	await press(page, button(page, 'Start Exercises'))
	await expect(page.getByRole('heading', { name: 'Exercises' })).toBeFocused()
	await tabTo(page, question(page, 1).locator('input').first())
	for (const [index, letters] of right.entries()) {
		const number = index + 1
		await expect(question(page, number).locator('input').first()).toBeFocused()
		if (letters.length > 1) {
			for (const letter of 'ABCD') {
				if (letters.includes(letter)) await page.keyboard.press('Space')
				await page.keyboard.press('Tab')
			}
		} else {
			await page.keyboard.press('Space')
			for (let steps = 'ABC'.indexOf(letters); steps > 0; steps -= 1) {
				await page.keyboard.press('ArrowDown')
			}
		}
		await page.keyboard.press('Enter')
		await expect(question(page, number).getByText('Correct!')).toBeVisible()
		await expect(button(page, number < 5 ? 'Next question' : 'See your grade')).toBeFocused()
		await page.keyboard.press('Enter')
	}
	await expect(page.locator(':focus')).toContainText('5 of 5 correct')
	await tabTo(page, button(page, 'Restart'))
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { name: 'Exercises' })).toBeFocused()
	await expect(page.getByText('0 of 5 answered')).toBeVisible()
})

test('exercises can be done offline and reach another browser', { tag: '@long' }, async ({
	page,
	context,
	browser,
}) => {
	const problems: string[] = []
	page.on('pageerror', (error) => void problems.push(error.message))
	const email = await read(page)
	// The invitation comes with all that the questions need.
	await expect(button(page, 'Start Exercises')).toBeVisible()
	await context.setOffline(true)
	await start(page)
	await answerAll(page, right)
	await expect(page.getByText('Grade A')).toBeVisible()
	await button(page, 'Restart').click()
	await answerAll(page, wrong)
	await expect(page.getByText('Grade C')).toBeVisible()
	expect(problems).toEqual([])
	await context.setOffline(false)
	const tablet = await browser.newPage()
	await login(tablet, email)
	await expect(async () => {
		await tablet.goto('/courses/lessons/ni-hao')
		await expect(tablet.getByText('Grade C')).toBeVisible({ timeout: 3000 })
	}).toPass()
	await expect(tablet.getByText('0 of 5 correct')).toBeVisible()
	await tablet.close()
})

test.describe('without what the browser keeps', () => {
	test.use({ serviceWorkers: 'block' })

	test('exercises that fail to load say so and can be retried', { tag: '@long' }, async ({
		page,
	}) => {
		await login(page, await newUser())
		await page.route('**/assets/exercises-*', (route) => route.abort())
		await page.goto('/courses/lessons/ni-hao')
		await expect(page.getByText('Failed to load exercises.')).toBeVisible()
		await page.unroute('**/assets/exercises-*')
		await button(page, 'Try again').click()
		await expect(button(page, 'Start Exercises')).toBeVisible()
		await expect(page.getByText('Failed to load exercises.')).toHaveCount(0)
	})
})

test('a second tab shows the answers given in the first', { tag: '@long' }, async ({
	page,
	context,
}) => {
	await read(page)
	await start(page)
	const other = await context.newPage()
	await other.goto('/courses/lessons/ni-hao')
	await expect(other.getByText('0 of 5 answered')).toBeVisible()
	await option(other, 1, 'A').click()
	await answer(page, 1, 'B')
	await expect(question(other, 1).getByText('Correct!')).toBeVisible()
	await expect(option(other, 1, 'A').locator('input')).not.toBeChecked()
})

test('the exercise page has no barriers', { tag: ['@screens', '@long'] }, async ({ page }) => {
	const shown = {
		coloursIn: '[aria-labelledby="exercises"]',
		atEachWidth: async () => {
			const first = option(page, 1, 'A')
			if (!(await first.isVisible())) return
			expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44)
		},
	}
	await read(page)
	await expect(button(page, 'Start Exercises')).toBeVisible()
	await expectNoBarriers(page, shown)
	await button(page, 'Start Exercises').click()
	await answer(page, 1, 'A')
	await option(page, 2, 'A').click()
	await expectNoBarriers(page, shown)
	await question(page, 2).getByRole('button', { name: 'Submit' }).click()
	for (const [number, letters] of [
		[3, 'A'],
		[4, 'AB'],
		[5, 'C'],
	] as const) {
		await answer(page, number, letters)
	}
	await expect(page.getByText('Grade C')).toBeVisible()
	await expectNoBarriers(page, shown)
})
