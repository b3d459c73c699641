/** Static files of the built site reveal no sources and carry security headers. */
import type { Page } from '@playwright/test'
import { expect, hydrated, likeABrowser, test } from '#tests/support/journey.ts'

test.use({ serviceWorkers: 'allow' })

const common = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'strict-transport-security': 'max-age=31536000; includeSubDomains',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

test('no built file contains its sources, and each has security headers', { tag: '@long' }, async ({
	request,
}) => {
	const page = await (await request.get('/login', likeABrowser)).text()
	const manifest = /\/assets\/manifest-[\w-]+\.js/.exec(page)?.[0] ?? ''
	expect(manifest).not.toBe('')
	const listed = await (await request.get(manifest, likeABrowser)).text()
	const files = new Set(`${page}${listed}`.match(/\/assets\/[\w./-]+\.(?:js|css)/g))
	expect(files.size).toBeGreaterThan(40)
	const asked = [...files, '/sw.js', '/offline.html', '/favicon.svg'].map(async (path) => {
		const answer = await request.get(path, likeABrowser)
		expect([path, answer.status()]).toEqual([path, 200])
		expect(answer.headers(), path).toMatchObject(common)
		expect(answer.headers()['content-security-policy'], path).toMatch(/default-src '(none|self)'/)
		expect(await answer.text(), path).not.toMatch(/sourceMappingURL|\/(app|workers)\/[\w/-]+\.tsx?/)
	})
	await Promise.all(asked)
	for (const path of [`${manifest}.map`, '/assets/.vite/manifest.json', '/server/index.js']) {
		expect([path, (await request.get(path, likeABrowser)).status()]).toEqual([path, 404])
	}
})

test.describe('without the service worker’s cache', () => {
	test.use({ serviceWorkers: 'block' })

	test('an outdated page leads to the clicked link', async ({ page }) => {
		await untilOpened(page, { gone: /\/assets\/register-[\w-]+\.js/, page: /\/register$/ })
		await page.goto('/login')
		await page.getByRole('link', { name: 'Apply for Access' }).click()
		await expect(page).toHaveURL(/\/register$/)
		await expect(page.getByRole('heading', { name: 'Apply for Access' })).toBeVisible()
	})

	test('an outdated page leads to the text it saved', { tag: '@long' }, async ({
		learner: page,
	}) => {
		await untilOpened(page, { gone: /\/assets\/text-[\w-]{8}\.js/, page: /\/texts\/[\w-]+\/1$/ })
		await page.goto('/texts/new')
		await page.getByLabel('Chinese text').fill('今天下雨。')
		await page.getByRole('button', { name: 'Save and read' }).click()
		await expect(page).toHaveURL(/\/texts\/[\w-]+\/1$/)
		await expect(page.locator('ruby').first()).toBeVisible()
	})

	test('a link to a page that is gone can be touched beside a text', { tag: '@long' }, async ({
		learner: page,
	}) => {
		await page.goto('/texts/new')
		const text = page.getByLabel('Chinese text')
		await hydrated(text)
		await text.fill('今天下雨。')
		const gone = /\/assets\/texts-[\w-]{8}\.js/
		await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
		const asked = page.waitForResponse((answer) => gone.test(answer.url()))
		await page.getByRole('link', { name: 'My Texts' }).first().hover()
		await asked
		await page.getByRole('button', { name: 'Save and read' }).hover()
		await expect(text).toHaveValue('今天下雨。')
	})
})

/** As after an update: the open page’s next file is gone, until that page is opened as a document. */
async function untilOpened(page: Page, next: { gone: RegExp; page: RegExp }): Promise<void> {
	let isOpened = false
	page.on('request', (request) => {
		isOpened ||= request.isNavigationRequest() && next.page.test(request.url())
	})
	await page.route(next.gone, (route) =>
		isOpened ? route.continue() : route.fulfill({ status: 404, body: '' }),
	)
}
