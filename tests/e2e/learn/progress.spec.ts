/** Progress is kept offline, on other devices, in two tabs and with a damaged storage. */
import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { lessonProgress, userProfiles } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

test.use({ serviceWorkers: 'allow' })

const markButton = (page: Page) => page.getByRole('button', { name: 'Mark as Learned' })
const learnedButton = (page: Page) => page.getByRole('button', { name: 'Already Learned' })

async function open(page: Page, slug = 'ni-hao'): Promise<void> {
	await page.goto(`/courses/lessons/${slug}`)
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

async function markAsLearned(page: Page, slug?: string): Promise<void> {
	await open(page, slug)
	await markButton(page).click()
	await expect(learnedButton(page)).toBeDisabled()
}

async function takeBack(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'More options' }).click()
	await page.getByRole('button', { name: 'Mark as not learned' }).click()
	await expect(markButton(page)).toBeEnabled()
}

/** Another browser of the same user. */
async function otherDevice(browser: Browser, email: string): Promise<Page> {
	const page = await (await browser.newContext()).newPage()
	await login(page, email)
	return page
}

/** Waits until the server has this many learned lessons of the user. */
async function expectLearned(email: string, count: number): Promise<void> {
	const db = platformDatabase()
	await expect
		.poll(async () => {
			const rows = await db
				.select({ learnedAt: lessonProgress.learnedAt })
				.from(lessonProgress)
				.innerJoin(userProfiles, eq(userProfiles.id, lessonProgress.userId))
				.where(eq(userProfiles.email, email))
			return rows.filter(({ learnedAt }) => learnedAt !== null).length
		})
		.toBe(count)
}

const progressKey = (page: Page) =>
	page.evaluate(
		() => Object.keys(localStorage).find((key) => key.includes('course-progress')) ?? '',
	)

test('a lesson can be marked as learned once', { tag: '@long' }, async ({ learner: page }) => {
	await markAsLearned(page)
	await page.reload()
	await expect(learnedButton(page)).toBeDisabled()
	await takeBack(page)
	await expect(markButton(page)).toBeFocused()
	await page.reload()
	await expect(markButton(page)).toBeEnabled()
})

test('the menu opens beside its button, by keyboard too, and Escape closes it', {
	tag: '@long',
}, async ({ learner: page }) => {
	await markAsLearned(page)
	const more = page.getByRole('button', { name: 'More options' })
	const item = page.getByRole('button', { name: 'Mark as not learned' })
	await more.focus()
	await page.keyboard.press('Enter')
	await expect(item).toBeVisible()
	await expect(item).toBeInViewport()
	const [box, place] = [await item.boundingBox(), await more.boundingBox()]
	expect(Math.abs((box?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(80)
	await expectNoBarriersHere(page)
	await page.keyboard.press('Escape')
	await expect(item).toBeHidden()
	await expect(more).toBeFocused()
})

test('learned lessons show on the course, its card and its category', { tag: '@long' }, async ({
	page,
}) => {
	const email = await newUser()
	await login(page, email)
	await markAsLearned(page, 'ni-hao')
	await markAsLearned(page, 'first-coffee')
	await page.goto('/courses/first-steps')
	const lesson = page.getByRole('link', { name: /Hello!/ })
	await expect(lesson).toContainText('Learned')
	await expect(page.getByText('1 of 3 learned')).toBeVisible()
	await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 1)
	await expect(page.getByText('Learned', { exact: true }).filter({ visible: true })).toHaveCount(1)
	for (const path of ['/courses', '/courses/category/daily-life']) {
		await page.goto(path)
		await expect(page.getByText('1 of 3 learned')).toBeVisible()
		const single = page.locator('a[href="/courses/lessons/first-coffee"]')
		await expect(single.getByText('Learned', { exact: true })).toBeVisible()
	}
	await expectLearned(email, 2)
	const html = await (await page.request.get('/courses')).text()
	expect(html).toContain('1 of 3 learned')
})

test('nothing shifts when the browser knows more than the server', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.route(
		({ pathname }) => pathname === '/progress',
		(route) => route.abort(),
	)
	await markAsLearned(page)
	for (const path of ['/courses', '/courses/first-steps']) {
		await page.goto(path)
		await expect(page.getByText('1 of 3 learned')).toBeVisible()
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					new PerformanceObserver((list) =>
						resolve(
							list
								.getEntries()
								.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
						),
					).observe({ type: 'layout-shift', buffered: true })
					// Without shifts there are no entries: after two frames all have arrived.
					requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
				}),
		)
		expect(shift).toBeLessThan(0.01)
	}
})

test('a mark made offline is sent later and seen on another device', async ({
	page,
	context,
	browser,
}) => {
	const email = await newUser()
	await login(page, email)
	const tablet = await otherDevice(browser, email)
	await open(tablet)
	await expect(markButton(tablet)).toBeEnabled()
	await open(page)
	// Some browsers keep the failure of a file that was on its way.
	await page.waitForLoadState('networkidle')
	await context.setOffline(true)
	await markButton(page).click()
	await expect(learnedButton(page)).toBeDisabled()
	await expect(page.locator('[data-tone]')).toHaveCount(0)
	await context.setOffline(false)
	await expectLearned(email, 1)
	await open(tablet)
	await expect(learnedButton(tablet)).toBeDisabled()
	await takeBack(tablet)
	await expectLearned(email, 0)
	await page.reload()
	await expect(markButton(page)).toBeEnabled()
	await tablet.context().close()
})

test('a failing server is retried silently', { tag: '@long' }, async ({ page }) => {
	const email = await newUser()
	await login(page, email)
	let asked = 0
	await page.route(
		({ pathname }) => pathname === '/progress',
		(route) => {
			asked += 1
			return asked <= 2 ? route.fulfill({ status: 503 }) : route.continue()
		},
	)
	await markAsLearned(page)
	await expectLearned(email, 1)
	expect(asked).toBeGreaterThan(2)
	await expect(page.locator('[data-tone]')).toHaveCount(0)
})

test('a tab that closes at once still sends its marks', async ({ page, context }) => {
	const email = await newUser()
	await login(page, email)
	const other = await context.newPage()
	// The sync code loads after the page and first fetches other devices’ progress.
	const isSyncing = page.waitForResponse('**/progress?since=*')
	await open(page)
	await isSyncing
	await markButton(page).click()
	// Close as a user does; otherwise the page ends without an event.
	await page.close({ runBeforeUnload: true })
	await expectLearned(email, 1)
	await other.close()
})

test('two tabs keep each other’s marks', { tag: '@long' }, async ({ page, context }) => {
	const email = await newUser()
	await login(page, email)
	const second = await context.newPage()
	await open(page, 'ni-hao')
	await open(second, 'market-day')
	await Promise.all([markButton(page).click(), markButton(second).click()])
	await expectLearned(email, 2)
	for (const tab of [page, second]) {
		await tab.goto('/courses/first-steps')
		await expect(tab.getByText('2 of 3 learned')).toBeVisible()
	}
	const third = await context.newPage()
	await open(third, 'ni-hao')
	await open(page, 'ni-hao')
	await takeBack(third)
	await expect(markButton(page)).toBeEnabled()
})

test('damaged progress is set aside and restored from the server', { tag: '@long' }, async ({
	page,
}) => {
	const email = await newUser()
	await login(page, email)
	await markAsLearned(page)
	await expectLearned(email, 1)
	const key = await progressKey(page)
	await page.evaluate((name) => localStorage.setItem(name, '{"half'), key)
	await page.reload()
	await expect(learnedButton(page)).toBeDisabled()
	const aside = await page.evaluate(
		(name) => Object.entries(localStorage).filter(([key]) => key.startsWith(`${name}.damaged.`)),
		key,
	)
	expect(aside.map(([, stored]) => stored)).toEqual(['{"half'])
})

for (const [name, stored] of [
	['a prototype', '{"__proto__":{"learned":true},"constructor":1}'],
	['a list', '[1,2,3]'],
	['another shape', '{"ni-hao":{"learned":"yes"}}'],
	['a megabyte', `{"x":"${'字'.repeat(300_000)}"}`],
] as const) {
	test(`${name} in the storage breaks no page`, { tag: '@long' }, async ({ page }) => {
		const email = await newUser()
		await login(page, email)
		await markAsLearned(page)
		await expectLearned(email, 1)
		const key = await progressKey(page)
		await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, stored] as const)
		const failures: Error[] = []
		page.on('pageerror', (error) => failures.push(error))
		for (const path of ['/courses', '/courses/first-steps', '/courses/lessons/market-day']) {
			await page.goto(path)
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		}
		await markAsLearned(page, 'market-day')
		await expectLearned(email, 2)
		expect(failures).toEqual([])
	})
}

test('a full storage is reported, and the server keeps the progress', { tag: '@long' }, async ({
	page,
	browser,
}) => {
	const email = await newUser()
	await login(page, email)
	await open(page)
	await page.evaluate(() => {
		let length = 1024 * 1024
		for (let n = 0; length >= 1; n += 1) {
			try {
				localStorage.setItem(`full-${n}`, 'x'.repeat(length))
			} catch {
				length = Math.floor(length / 2)
			}
		}
	})
	await markButton(page).click()
	await expect(
		page.getByText('Your browser’s storage is full, so this wasn’t saved on this device.'),
	).toBeVisible()
	await expect(learnedButton(page)).toBeDisabled()
	await expectLearned(email, 1)
	await page.reload()
	await expect(learnedButton(page)).toBeDisabled()
	const tablet = await otherDevice(browser, email)
	await open(tablet)
	await expect(learnedButton(tablet)).toBeDisabled()
	await tablet.context().close()
})

test('two users of one browser do not share their progress', { tag: '@long' }, async ({
	page,
	context,
}) => {
	const [first, second] = [await newUser('Marta'), await newUser('Tom')]
	await login(page, first)
	await markAsLearned(page)
	await expectLearned(first, 1)
	const left = await context.newPage()
	await open(left, 'market-day')
	await login(page, second)
	// The first user's tab is still open when the second signs in.
	await markButton(left).click()
	await page.goto('/courses/first-steps')
	await expect(page.getByText('5 lessons')).toBeVisible()
	await open(page)
	await expect(markButton(page)).toBeEnabled()
	await markAsLearned(page, 'tea-house')
	await expectLearned(second, 1)
	await expectLearned(first, 1)
	await login(page, first)
	await page.goto('/courses/first-steps')
	await expectLearned(first, 2)
	await expect(page.getByText('2 of 3 learned')).toBeVisible()
})

test('an ended session stops syncing silently and keeps the marks', { tag: '@long' }, async ({
	page,
	context,
}) => {
	const email = await newUser()
	await login(page, email)
	await open(page)
	const failures: Error[] = []
	page.on('pageerror', (error) => failures.push(error))
	const refused = page.waitForResponse(
		(answer) => answer.url().includes('/progress') && answer.status() === 401,
	)
	await context.clearCookies()
	await markButton(page).click()
	await refused
	await expect(learnedButton(page)).toBeDisabled()
	await login(page, email)
	await page.reload()
	await expect(learnedButton(page)).toBeDisabled()
	await expectLearned(email, 1)
	expect(failures).toEqual([])
})
