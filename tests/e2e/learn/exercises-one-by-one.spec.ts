/** On a telephone the exercises come one at a time. */
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { button, question, readLessonAs, submitButton } from '#tests/support/exercises.ts'
import { expect, test } from '#tests/support/journey.ts'

const phone = { width: 360, height: 740 }
const tablet = { width: 1024, height: 800 }

test.use({ viewport: phone })

/** The right answers in 你好, with the second one wrong. */
const answers = ['B', 'B', 'A', 'ACD', 'C']

const input = (page: Page, number: number, letter: string) =>
	question(page, number).locator(`input[value="${letter}"]`)

const text = (page: Page, number: number) => question(page, number).locator('legend')

async function start(page: Page): Promise<void> {
	await readLessonAs(page, 'ni-hao')
	await button(page, 'Start Exercises').click()
	await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
}

async function answer(page: Page, number: number): Promise<void> {
	for (const letter of answers[number - 1] ?? '') await input(page, number, letter).check()
	await submitButton(page, number).click()
	await expect(question(page, number).getByText(/^(Correct|Incorrect)!$/)).toBeVisible()
}

test('a telephone shows one question after the other, then the result', {
	tag: '@screens',
}, async ({ page }) => {
	await start(page)
	const bar = page.getByRole('region', { name: 'Audio' })
	await expect(bar).toBeHidden()
	await expect(question(page, 2)).toBeHidden()
	await expect(button(page, 'Previous')).toBeDisabled()
	await expectNoBarriers(page)
	for (const number of [1, 2, 3, 4, 5]) {
		await expect(page.getByText(`${number} of 5`, { exact: true })).toBeVisible()
		await answer(page, number)
		await button(page, number < 5 ? 'Next question' : 'See your grade').click()
		if (number < 5) await expect(text(page, number + 1)).toBeFocused()
	}
	await expect(page.getByText('4 of 5 correct')).toBeInViewport()
	await expect(question(page, 5)).toBeHidden()
	await expectNoBarriers(page)
	await button(page, 'Back to the questions').click()
	await expect(text(page, 5)).toBeFocused()
	await expect(input(page, 5, 'C')).toBeChecked()
	await button(page, 'See your grade').click()
	await button(page, 'Repeat the wrong one').click()
	await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
	await page.evaluate(() => scrollTo(0, 0))
	await expect(bar).toBeVisible()

	await input(page, 1, 'A').check()
	await submitButton(page, 1).click()
	await button(page, 'See the result').click()
	await expect(button(page, 'Show all questions')).toBeVisible()
	await expect(button(page, 'Back to the questions'), 'one way back').toHaveCount(0)
})

test('nothing is lost on the way back, on a wider screen or by a reload', async ({ page }) => {
	await start(page)
	await answer(page, 1)
	await button(page, 'Next question').click()
	await input(page, 2, 'A').check()
	await button(page, 'Next').click()
	await expect(text(page, 3)).toBeFocused()
	await button(page, 'Previous').click()
	await expect(text(page, 2)).toBeFocused()
	await expect(input(page, 2, 'A')).toBeChecked()

	await page.setViewportSize(tablet)
	for (const number of [1, 2, 3, 4, 5]) await expect(question(page, number)).toBeVisible()
	await expect(page.getByText('1 of 5 answered')).toBeVisible()
	await expect(button(page, 'Previous')).toHaveCount(0)
	await expect(input(page, 2, 'A')).toBeChecked()
	await input(page, 4, 'C').check()
	await page.setViewportSize(phone)
	await expect(question(page, 2)).toBeHidden()
	await expect(input(page, 4, 'C')).toBeChecked()

	await page.reload()
	await expect(page.getByText('2 of 5', { exact: true })).toBeVisible()
	await button(page, 'Previous').click()
	await expect(input(page, 1, 'B')).toBeChecked()
	await expect(question(page, 1).getByText('Correct!')).toBeVisible()
})

test('on paper all questions stand below each other', async ({ page }) => {
	await start(page)
	await expectWholeOnPaper(page)
	for (const number of [1, 2, 3, 4, 5]) {
		await answer(page, number)
		await button(page, number < 5 ? 'Next question' : 'See your grade').click()
	}
	await expect(page.getByText('4 of 5 correct')).toBeInViewport()
	await expectWholeOnPaper(page)
})

async function expectWholeOnPaper(page: Page): Promise<void> {
	await page.emulateMedia({ media: 'print' })
	for (const number of [1, 2, 3, 4, 5]) await expect(question(page, number)).toBeVisible()
	await expect(button(page, 'Previous')).toHaveCount(0)
	await expect(button(page, 'Next')).toHaveCount(0)
	await page.emulateMedia({ media: 'screen' })
}
