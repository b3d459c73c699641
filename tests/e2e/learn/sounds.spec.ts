/** Sounds to tell apart by ear: heard, chosen, compared. */
import { devices, type Page } from '@playwright/test'
import { expect, hear, hydrated, test } from '#tests/support/journey.ts'

test.use({ serviceWorkers: 'block' })

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
const options = (page: Page) => page.locator('main button[name="answer"]')

/** The addresses of the words that a page asks the voice for. */
function wordsAsked(page: Page): URL[] {
	const asked: URL[] = []
	page.on('request', (request) => {
		if (request.url().includes('/nls/tts')) asked.push(new URL(request.url()))
	})
	return asked
}

test('who came from a lesson finds the way back to it', async ({ learner: page }) => {
	await page.goto('/courses/lessons/four-and-ten')
	await page.getByRole('link', { name: 'Tell them apart by ear' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('sh or s')
	await page.getByRole('link', { name: 'All sounds' }).click()
	await page.getByRole('link', { name: /^zh or z/ }).click()
	await page.getByRole('link', { name: 'Back to the lesson' }).click()
	await expect(page).toHaveURL('/courses/lessons/four-and-ten')
})

test('a round is played by keys, from the list to its result', async ({ learner: page }) => {
	test.slow()
	const asked = wordsAsked(page)
	await page.goto('/courses')
	await page.getByRole('link', { name: /^Sounds/ }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sounds')
	await page.getByRole('link', { name: /^zh or z/ }).click()
	await expect(page.getByText('Question 1 of 10')).toBeVisible()
	await hydrated(options(page).first())
	let right = 0
	for (let number = 1; number <= 10; number += 1) {
		await expect(page.getByText(`Question ${number} of 10`)).toBeVisible()
		const words = await options(page).locator('[lang="zh-CN"]').allTextContents()
		// The next ones are heard at once.
		if (number === 1) await page.getByRole('button', { name: 'Hear the word' }).click()
		const places = () => asked.map((url) => words.indexOf(url.searchParams.get('text') ?? ''))
		await expect.poll(() => places().at(-1)).toBeGreaterThanOrEqual(0)
		const place = places().at(-1) ?? -1
		const text = words[place]
		if (number === 1) {
			expect((await hear(page, String(asked.at(-1)))).loudness).toBeGreaterThan(0.01)
		}
		// The second question is answered wrongly.
		const isRight = number !== 2
		await page.keyboard.press(String((isRight ? place : 1 - place) + 1))
		await expect(page.locator('main').getByRole('status')).toContainText(
			isRight ? `Right: ${text}` : `It was ${text}`,
		)
		await expect(page.getByRole('button', { name: /^Hear [^t]/ })).toHaveCount(2)
		if (isRight) right += 1
		await expect(page.getByText(`This round: ${right} of ${number} right`)).toBeVisible()
		await page.keyboard.press('Enter')
	}
	const result = page.getByRole('region', { name: 'Result' })
	await expect(result).toContainText('9 of 10 right')
	await expect(result).toContainText('9 of 10 right on this device')
	await result.getByRole('link', { name: 'Other sounds' }).click()
	await expect(page.getByRole('link', { name: /^zh or z/ })).toContainText('90% told apart')
})

test.describe('on a telephone', () => {
	test.use(phone)

	test('the lesson about the four tones leads to them', async ({ learner: page }) => {
		await page.goto('/courses/lessons/the-phone-rings')
		await page.getByRole('link', { name: /^Tell them apart by ear/ }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('The four tones')
		await expect(options(page).first()).toBeVisible()
		await options(page).first().tap()
		await expect(page.locator('main').getByRole('status')).toContainText(/Right: |It was /)
	})
})

test('the table of syllables says each in its tones', async ({ learner: page }) => {
	const asked = wordsAsked(page)
	await page.goto('/sounds')
	await page.getByRole('link', { name: 'All syllables with their sounds' }).click()
	const row = page.getByRole('region', { name: 'sh', exact: true })
	await row.getByRole('link', { name: 'shi', exact: true }).click()
	const said = page.getByRole('region', { name: 'The syllable shi' })
	await expect(said.getByRole('button')).toHaveCount(4)
	await said.getByRole('button', { name: 'Hear shì' }).click()
	await expect.poll(() => asked.at(-1)?.searchParams.get('pinyin')).toBe('shì')
	await page.getByRole('link', { name: 'nü', exact: true }).click()
	await expect(page.getByRole('region', { name: 'The syllable nü' })).toContainText('女')
})
