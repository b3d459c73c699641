/** The browser's offer to install the site is made once, on the third day, and stays in the settings. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#tests/support/journey.ts'

/** What Chromium does when a site can be installed; the answer is given at once. */
async function offer(page: Page): Promise<void> {
	await page.evaluate(() => {
		const event = new Event('beforeinstallprompt', { cancelable: true })
		const prompt = async () => ({ outcome: 'accepted' })
		window.dispatchEvent(Object.assign(event, { prompt }))
	})
}

const line = (page: Page) => page.getByText('Install Hanlu on this device')
const otherPage = (page: Page) => page.getByRole('main').locator('a[href="/words"]').first()

async function openCoursesAgain(page: Page): Promise<void> {
	await otherPage(page).click()
	await expect(page).toHaveURL(/\/words$/)
	await page.getByRole('link', { name: 'Courses', exact: true }).first().click()
	await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
}

async function openCourses(page: Page, days: string): Promise<void> {
	await page.goto('/courses')
	await page.evaluate((seen) => localStorage.setItem('hanlu.visits', seen), days)
	await page.reload()
	await hydrated(otherPage(page))
	const loaded = page.waitForResponse(/\/assets\/install-line-/, { timeout: 2000 }).catch(() => {})
	await offer(page)
	await loaded
}

test('on the third day the installing is offered once, and then only in the settings', {
	tag: '@long',
}, async ({ learner: page }) => {
	await openCourses(page, '1 Thu Jan 01 2026')
	await openCoursesAgain(page)
	await expect(line(page)).toBeHidden()

	await openCourses(page, '2 Fri Jan 02 2026')
	await expect(line(page)).toBeHidden()
	await openCoursesAgain(page)
	await expect(line(page)).toBeVisible()
	await page.getByRole('button', { name: 'Not now' }).click()
	await expect(line(page)).toBeHidden()
	await expect(page.locator('#content')).toBeFocused()
	await openCoursesAgain(page)
	await expect(line(page)).toBeHidden()

	await page.goto('/settings/device')
	await expect(page.getByText('its menu says so')).toBeVisible()
	await offer(page)
	await page.getByRole('button', { name: 'Install', exact: true }).click()
	await expect(page.getByText('Hanlu is installed on this device.')).toBeFocused()
})

test.describe('on an iPhone', () => {
	test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' })

	test('the settings say where Safari has it', { tag: '@long' }, async ({ learner: page }) => {
		await page.goto('/settings/device')
		await expect(page.getByText('choose “Add to Home Screen”')).toBeVisible()
	})
})
