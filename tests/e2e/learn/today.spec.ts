/** The level check without a script; a text goes on where it was left, on every device. */
import type { Browser, Page } from '@playwright/test'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, login, newUser, rested, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'

const phone = { width: 360, height: 740 }

/** 40 paragraphs of several lines each. */
function longLesson() {
	const line = Array.from({ length: 16 }, () => '长[cháng] | 头发[tóu fa]').join(' | ')
	return newLesson(...Array.from({ length: 40 }, () => `${line} | 。 / Long hair.`))
}

/** Opens a text and waits until it is at work. */
async function open(page: Page, path: string): Promise<void> {
	const asked = page.waitForResponse(/\/progress\?since/)
	await page.goto(path)
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await asked
}

/** Reads until this paragraph is at the top of the screen. */
async function readTo(page: Page, paragraph: number): Promise<void> {
	await expect(async () => {
		await rested(page, () =>
			page.locator(`#p${paragraph}`).evaluate((element) => element.scrollIntoView()),
		)
		expect(await topOf(page, paragraph)).toBeLessThan(40)
	}).toPass()
}

async function readToEnd(page: Page): Promise<void> {
	const last = page.locator('.text > p').last()
	await expect(async () => {
		await rested(page, () => last.evaluate((element) => element.scrollIntoView(false)))
		await expect(last).toBeInViewport({ ratio: 1, timeout: 1 })
	}).toPass()
}

async function topOf(page: Page, paragraph: number): Promise<number> {
	return page
		.locator(`#p${paragraph}`)
		.evaluate((element) => Math.abs(element.getBoundingClientRect().top))
}

/** Another browser of the same person. */
async function otherDevice(browser: Browser, email: string): Promise<Page> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
	const page = await context.newPage()
	await login(page, email)
	return page
}

const continued = (page: Page) => page.getByRole('link', { name: /^Continue Long Hair/ })

test('a phone has four rooms at its foot, but not below a text', async ({ learner: page }) => {
	await page.setViewportSize(phone)
	await page.goto('/courses')
	const tabs = page.getByRole('navigation', { name: 'Main pages' })
	await expect(tabs.getByRole('link')).toHaveText(['Today', 'Texts', 'Words', 'Cards'])
	await expect(tabs).toBeInViewport({ ratio: 1 })
	await tabs.getByRole('link', { name: 'Words' }).click()
	await expect(page).toHaveURL('/words')
	await expect(tabs.getByRole('link', { name: 'Words' })).toHaveAttribute('aria-current', 'page')
	await page.goto('/courses/lessons/ni-hao')
	await expect(tabs).toBeHidden()
})

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false })

	test('the level check can be taken, and skipped for good', async ({ learner: page }) => {
		await page.goto('/level-check')
		await page.getByRole('checkbox').first().check()
		await page.getByRole('button', { name: 'Show my level' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your level: HSK 1')
		await page.goto('/courses')
		await page.getByRole('button', { name: 'Skip' }).click()
		await page.waitForURL('/courses')
		await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
		await expect(page.getByText('Find your level')).toBeHidden()
	})
})

test('a lesson goes on at its paragraph until it is learned, here and on another device', async ({
	page,
	browser,
}) => {
	const email = await newUser()
	await login(page, email)
	await page.setViewportSize(phone)
	const { reading } = await longLesson()
	await open(page, reading)
	await readTo(page, 12)
	await page.goto('/courses')
	await expect(continued(page)).toContainText('Paragraph 12 of 40')
	await expect(continued(page)).toBeInViewport({ ratio: 1 })
	await expectNoBarriersHere(page)
	await continued(page).click()
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await expect.poll(() => topOf(page, 12)).toBeLessThan(40)

	const desk = await otherDevice(browser, email)
	await desk.goto('/courses')
	await continued(desk).click()
	await expect.poll(() => topOf(desk, 12)).toBeLessThan(40)
	await open(desk, reading)
	await desk.getByRole('link', { name: 'Continue where you stopped (paragraph 12)' }).click()
	await expect.poll(() => topOf(desk, 12)).toBeLessThan(40)
	// The place is sent by the page that closes; the next one may be quicker.
	await expect(async () => {
		await open(desk, reading)
		await readToEnd(desk)
		await desk.goto('/courses')
		await expect(continued(desk)).toContainText('Read to the end', { timeout: 3000 })
	}).toPass()
	await continued(desk).click()
	await desk.getByRole('button', { name: 'Mark as Learned' }).click()
	await expect(desk.getByRole('button', { name: 'Already Learned' })).toBeVisible()
	await expect(async () => {
		await desk.goto('/courses')
		await expect(continued(desk)).toBeHidden({ timeout: 3000 })
	}).toPass()
	await desk.context().close()
})
