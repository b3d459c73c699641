/** Accessibility barriers that axe finds on phone, tablet and desktop, in light and dark. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { badlyMarkedChinese } from './chinese-runs.ts'

type RunOptions = Parameters<AxeBuilder['options']>[0]

/** `npm run test:long` checks every screen, `npm test` one. */
export const isLong = process.env.HANLU_TESTS === 'long'

const widths = [360, 768, 1280]

/** The width left to a desktop page at 400 % zoom. */
const magnifiedWidth = 320

/** Axe’s colour rules; no other rule depends on the scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Checking a long text takes seconds, on a busy machine a minute. */
const patienceMs = 120_000

type Options = {
	/** Limits the colour check, which is slow in a long text; other rules apply everywhere. */
	coloursIn?: string
	/** Reopens what a change of width closes, or measures more. */
	atEachWidth?: () => Promise<void>
}

/**
 * Expects that the current page has no barrier on any screen or scheme, never scrolls sideways, even
 * magnified, and marks all its Chinese. Restores the width and leaves motion off. Tests that use this
 * are tagged @screens, so that the long run checks every screen. `npm test` checks the first look of each.
 */
export async function expectNoBarriers(page: Page, options: Options = {}): Promise<void> {
	if (!isLong && looks.has(test.info())) return
	expect(await barriersOnScreens(page, options), page.url()).toEqual([])
}

/** Returns the barriers instead of failing, for tests of many pages. */
export async function barriersOnScreens(page: Page, options: Options = {}): Promise<string[]> {
	const info = test.info()
	if (!info.tags.includes('@screens')) throw new Error(`${info.title} must be tagged @screens`)
	test.setTimeout(info.timeout + patienceMs)
	const before = page.viewportSize()
	await page.emulateMedia({ reducedMotion: 'reduce' })
	const found = isLong ? await onEveryScreen(page, options) : await onOneScreen(page, options)
	found.push(...(await badlyMarkedChinese(page)))
	await page.setViewportSize({ width: magnifiedWidth, height: 640 })
	found.push(...named(`${magnifiedWidth} px`, await sidewaysScrolling(page)))
	if (before) await page.setViewportSize(before)
	return found
}

async function onEveryScreen(page: Page, { coloursIn, atEachWidth }: Options): Promise<string[]> {
	const found: string[] = []
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 })
		await atEachWidth?.()
		await renderAll(page)
		const where = `${width} px`
		found.push(...named(where, await barriers(page, structure)))
		found.push(...named(where, await sidewaysScrolling(page)))
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme })
			const pale = await barriers(page, colours, coloursIn)
			found.push(...named(`${where}, ${colorScheme}`, pale))
		}
		await page.emulateMedia({ colorScheme: 'light' })
	}
	return found
}

/** The number of checks per test, so that light and dark alternate. */
const looks = new WeakMap<TestInfo, number>()

/** Checks a phone screen, alternating light and dark. */
async function onOneScreen(page: Page, { coloursIn, atEachWidth }: Options): Promise<string[]> {
	const info = test.info()
	const look = looks.get(info) ?? info.title.length
	looks.set(info, look + 1)
	const colorScheme = look % 2 === 0 ? 'light' : 'dark'
	await page.setViewportSize({ width: 360, height: 800 })
	await page.emulateMedia({ colorScheme })
	await atEachWidth?.()
	await renderAll(page)
	const found = coloursIn
		? [...(await barriers(page, structure)), ...(await barriers(page, colours, coloursIn))]
		: await barriers(page, everything)
	found.push(...(await sidewaysScrolling(page)))
	await page.emulateMedia({ colorScheme: 'light' })
	return named(`360 px, ${colorScheme}`, found)
}

/** Checks at the current width only, for things that a new width would close. */
export async function expectNoBarriersHere(page: Page): Promise<void> {
	const found = [...(await barriers(page, everything)), ...(await badlyMarkedChinese(page))]
	expect(found, page.url()).toEqual([])
}

function named(where: string, found: string[]): string[] {
	return found.map((barrier) => `${where}: ${barrier}`)
}

async function sidewaysScrolling(page: Page): Promise<string[]> {
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
	return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []
}

/** All rules but colours, plus target size. */
const structure: RunOptions = {
	rules: {
		'target-size': { enabled: true },
		...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
	},
}

const colours: RunOptions = { runOnly: { type: 'rule', values: colourRules } }

const everything: RunOptions = { rules: { 'target-size': { enabled: true } } }

/** The broken rules and the elements that break them. */
async function barriers(page: Page, options: RunOptions, within?: string): Promise<string[]> {
	await stillness(page)
	// What the bar at a phone's foot covers comes out below it by scrolling; axe would call it obscured.
	const tabs = page.getByRole('navigation', { name: 'Main pages' })
	const unstick = (bar: HTMLElement) => bar.style.setProperty('position', 'static')
	for (const bar of await tabs.all()) await bar.evaluate(unstick)
	// Inject axe once per page: loading it takes longer than running it.
	const isRead = await page.evaluate(() => 'axe' in globalThis)
	const axe = new AxeBuilder({ page, ...(isRead && { axeSource: 'void 0' }) })
	// Legacy mode opens no extra page for frames, which ours lack. Passed rules are left out.
	axe.setLegacyMode().options({ resultTypes: ['violations'], preload: false, ...options })
	const { violations } = await (within ? axe.include(within) : axe).analyze()
	return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join('\n'))
}

/** Renders off-screen elements, which may otherwise keep the previous scheme’s colours. */
async function renderAll(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>('main *')) {
			if (getComputedStyle(element).contentVisibility !== 'auto') continue
			element.style.contentVisibility = 'visible'
		}
	})
}

/**
 * Finishes all animations, since elements that still fade in have too little contrast. Waiting could
 * take forever: elements hidden behind a dialog get no frames.
 */
async function stillness(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
		}
	})
}
