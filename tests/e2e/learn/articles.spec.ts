/** Articles are chosen from a list and read like lessons. */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect, login, newUser, test } from '#tests/support/journey.ts'

type Visit = Awaited<ReturnType<BrowserContext['storageState']>>

let signedIn: Visit

// Tests cannot delay lists that the service worker fetches itself.
test.use({ serviceWorkers: 'block' })

test.beforeAll(async ({ browser }) => {
	const page = await browser.newPage()
	await login(page, await newUser())
	signedIn = await page.context().storageState()
	await page.close()
})

test.beforeEach(async ({ context }) => {
	await context.addCookies(signedIn.cookies)
})

const word = (page: Page, hanzi: string) =>
	page.locator('.text ruby', { hasText: new RegExp(`^${hanzi}(?!\\p{Script=Han})`, 'u') }).first()

test('users can find an article, read it and return to the list', async ({ page }) => {
	await page.goto('/courses')
	await page
		.getByRole('region', { name: 'Practice' })
		.getByRole('link', { name: /Articles/ })
		.click()
	await expect(page).toHaveTitle('Articles – Hanlu 汉路')
	await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
		'Breakfast on the Corner',
	)
	const card = page.getByRole('link', { name: /The Bicycle Repairman/ })
	await expect(card).toContainText('修自行车的人')
	await expect(card).toContainText('Intermediate')
	await card.click()
	await expect(page).toHaveTitle('The Bicycle Repairman – Hanlu 汉路')
	await expect(page).toHaveURL('/articles/the-bicycle-repairman')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Bicycle Repairman')
	await expect(page.getByRole('main').locator('img').first()).toBeVisible()
	await expect(word(page, '自行车')).toBeVisible()
	await page.getByRole('link', { name: 'Back to Articles' }).click()
	await expect(card).toBeVisible()
})

/** Holds back what a page fetches until `arrive` is called. */
async function holdBack(
	page: Page,
	path: string | RegExp,
	then = (route: Route) => route.continue(),
) {
	let arrive = () => {}
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve
	})
	await page.route(path, async (route) => {
		await arrived
		await then(route)
	})
	return () => arrive()
}

test('an article says that it is loading, wherever its reader comes from', {
	tag: '@long',
}, async ({ page }) => {
	await page.goto('/articles', { waitUntil: 'networkidle' })
	const text = /the-slow-train\.data\?_routes=features/
	const loading = page.getByRole('main').getByRole('status')
	const heading = page.getByRole('heading', { level: 1 })
	const arrive = await holdBack(page, text)
	await page.getByRole('link', { name: /The Slow Train/ }).click()
	await expect(page).toHaveURL('/articles/the-slow-train')
	await expect(loading).toHaveText('Loading...')
	arrive()
	await expect(heading).toHaveText('The Slow Train')
	await expect(page).toHaveTitle(/^The Slow Train/)

	await page.unroute(text)
	await page.goBack()
	await expect(heading).toHaveText('Articles')
	const fail = await holdBack(page, text, (route) => route.abort())
	await page.goForward()
	await expect(loading).toHaveText('Loading...')
	fail()
	await expect(page.getByRole('main')).toContainText('Failed to load article data.')
})
