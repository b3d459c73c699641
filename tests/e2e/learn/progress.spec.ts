/** Progress is kept offline, on other devices, and in two tabs. */
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

test('what a tab marks as it closes is not lost: it or the next page sends it', async ({
	page,
	context,
}) => {
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
	await other.goto('/courses')
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
