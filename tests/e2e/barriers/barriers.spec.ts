/** Every look of every page has no barriers, on every screen, in light and dark. */
import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '#app/routes.ts'
import { barriersOnScreens, isLong } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { officeLooks, officeThings } from './admin-looks.ts'
import { learnerLooks, learnersThings } from './learner-looks.ts'
import type { Look, Looks } from './look.ts'
import { visitorLooks } from './visitor-looks.ts'

/** The files of all routes that render a page; the id of a route whose file another one has, too. */
function pagesOf(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap(({ file, id, children }) => {
		if (children) return pagesOf(children)
		return file.endsWith('.tsx') ? [id ?? file] : []
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

async function expectNoBarriersIn(page: Page, looks: readonly Look[]): Promise<void> {
	test.setTimeout(480_000)
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

/** A window for each page, or in `npm test` one for several: opening it takes longer than a look. */
const pagesOfWindow = isLong ? 1 : 8

type Group<Things> = { name: string; looksOf: (things: Things) => Look[] }

function groupsOf<Things>(looks: Looks<Things>): Group<Things>[] {
	const pages = Object.entries(looks)
	const groups: Group<Things>[] = []
	for (let start = 0; start < pages.length; start += pagesOfWindow) {
		const some = pages.slice(start, start + pagesOfWindow)
		const file = some[0]?.[0]
		const others = some.length - 1
		groups.push({
			name: others === 0 ? `${file} has` : `${file} and ${others} other pages have`,
			looksOf: (things) => some.flatMap(([, looksOf]) => forThisRun(looksOf(things))),
		})
	}
	return groups
}

/** All looks of a page in the long run, otherwise the first. */
function forThisRun(looks: Look[]): Look[] {
	return isLong ? looks : looks.slice(0, 1)
}

for (const { name, looksOf } of groupsOf(visitorLooks)) {
	test(`${name} no barriers`, { tag: '@screens' }, ({ page }) =>
		expectNoBarriersIn(page, looksOf()),
	)
}

for (const { name, looksOf } of groupsOf(learnerLooks)) {
	test(`${name} no barriers`, { tag: '@screens' }, async ({ learner: page }) => {
		await expectNoBarriersIn(page, looksOf(await learnersThings()))
	})
}

for (const { name, looksOf } of groupsOf(officeLooks)) {
	test(`${name} no barriers`, { tag: '@screens' }, async ({ admin: page }) => {
		await expectNoBarriersIn(page, looksOf(await officeThings()))
	})
}
