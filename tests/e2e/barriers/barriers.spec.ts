/** Every page of the product, as it may look, on every screen, light and dark: nobody is kept out. */
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '#app/routes.ts'
import { barriersOnScreens, isLong } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { officeLooks, officeThings } from './admin-looks.ts'
import { learnerLooks, learnersThings } from './learner-looks.ts'
import type { Look } from './look.ts'
import { visitorLooks } from './visitor-looks.ts'

// The service worker asks by itself, where no test can let it fail.
test.use({ serviceWorkers: 'block' })

/** The files of all routes that show something by themselves. */
function pagesOf(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap(({ file, children }) => {
		if (children) return pagesOf(children)
		return file.endsWith('.tsx') ? [file] : []
	})
}

test('no page is forgotten here', async () => {
	const looks = { ...visitorLooks, ...learnerLooks, ...officeLooks }
	expect(Object.keys(looks).sort()).toEqual(['root.tsx', ...pagesOf(await routes)].sort())
})

/** A message stays for as long as it is looked at. */
async function keepMessages(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const later = setTimeout
		const muchLater = (act: () => void, ms = 0) => later(act, ms === 3000 ? 600_000 : ms)
		Object.assign(globalThis, { setTimeout: muchLater })
	})
}

/** All looks in the long run, the first of each page else. */
async function expectNoBarriersIn(page: Page, allLooks: Look[]): Promise<void> {
	test.setTimeout(480_000)
	const looks = isLong ? allLooks : allLooks.slice(0, 1)
	await keepMessages(page)
	// All that is found is told at once.
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
	test(`no barrier in ${file}`, { tag: '@screens' }, ({ page }) =>
		expectNoBarriersIn(page, looksOf()),
	)
}

for (const [file, looksOf] of Object.entries(learnerLooks)) {
	test(`no barrier in ${file}`, { tag: '@screens' }, async ({ learner: page }) => {
		await expectNoBarriersIn(page, looksOf(await learnersThings()))
	})
}

for (const [file, looksOf] of Object.entries(officeLooks)) {
	test(`no barrier in ${file}`, { tag: '@screens' }, async ({ admin: page }) => {
		await expectNoBarriersIn(page, looksOf(await officeThings()))
	})
}
