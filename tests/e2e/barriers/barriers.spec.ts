/** Every look of every page has no barriers, on every screen, in light and dark. */
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '#app/routes.ts'
import { barriersOnScreens, isLong } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { officeLooks, officeThings } from './admin-looks.ts'
import { learnerLooks, learnersThings } from './learner-looks.ts'
import type { Look } from './look.ts'
import { visitorLooks } from './visitor-looks.ts'

// Tests cannot make the service worker’s own requests fail.
test.use({ serviceWorkers: 'block' })

/** The files of all routes that render a page. */
function pagesOf(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap(({ file, children }) => {
		if (children) return pagesOf(children)
		return file.endsWith('.tsx') ? [file] : []
	})
}

test('each page has a test here', async () => {
	const looks = { ...visitorLooks, ...learnerLooks, ...officeLooks }
	expect(Object.keys(looks).sort()).toEqual(['root.tsx', ...pagesOf(await routes)].sort())
})

/** Keeps messages on screen during the check. */
async function keepMessages(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const later = setTimeout
		const muchLater = (act: () => void, ms = 0) => later(act, ms === 3000 ? 600_000 : ms)
		Object.assign(globalThis, { setTimeout: muchLater })
	})
}

/** Checks all looks in the long run, otherwise the first of each page. */
async function expectNoBarriersIn(page: Page, allLooks: Look[]): Promise<void> {
	test.setTimeout(480_000)
	const looks = isLong ? allLooks : allLooks.slice(0, 1)
	await keepMessages(page)
	// Report all findings at once.
	const found: string[] = []
	for (const { at, show, showAtEachWidth, coloursIn } of looks) {
		await page.goto(at)
		await show?.(page)
		const barriers = await barriersOnScreens(page, {
			...(coloursIn && { coloursIn }),
			...(showAtEachWidth && { atEachWidth: () => showAtEachWidth(page) }),
		})
		found.push(...barriers.map((barrier) => `${page.url()}, ${barrier}`))
	}
	expect(found).toEqual([])
}

for (const [file, looksOf] of Object.entries(visitorLooks)) {
	test(`${file} has no barriers`, { tag: '@screens' }, ({ page }) =>
		expectNoBarriersIn(page, looksOf()),
	)
}

for (const [file, looksOf] of Object.entries(learnerLooks)) {
	test(`${file} has no barriers`, { tag: '@screens' }, async ({ learner: page }) => {
		await expectNoBarriersIn(page, looksOf(await learnersThings()))
	})
}

for (const [file, looksOf] of Object.entries(officeLooks)) {
	test(`${file} has no barriers`, { tag: '@screens' }, async ({ admin: page }) => {
		await expectNoBarriersIn(page, looksOf(await officeThings()))
	})
}
