/** What would keep people out of a page: found by axe, on a telephone, a tablet and a desk, light and dark. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { badlyMarkedChinese } from './chinese-runs.ts'

type RunOptions = Parameters<AxeBuilder['options']>[0]

/** `npm run test:long` looks at every screen, `npm test` at one. */
export const isLong = process.env.HANLU_TESTS === 'long'

const widths = [360, 768, 1280]

/** What a desk has left for a page at four times its size. */
const magnifiedWidth = 320

/** What axe says of colours; nothing else it knows depends on the scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** A long text is looked at for seconds, and on a busy machine for a minute. */
const patienceMs = 120_000

type Options = {
	/** Where colours are judged, which takes longest in a long text; all else is judged everywhere. */
	coloursIn?: string
	/** Brings back what a change of width closes, or measures more. */
	atEachWidth?: () => Promise<void>
}

/**
 * A page as it is shown now has no barrier on any screen, in either scheme, does not scroll sideways
 * even if magnified, and says of all its Chinese that it is. It is left as wide as it was, without
 * motion. A test that asks for this is tagged @screens, so that the long run looks at all of them.
 */
export async function expectNoBarriers(page: Page, options: Options = {}): Promise<void> {
	expect(await barriersOnScreens(page, options), page.url()).toEqual([])
}

/** The same, told rather than demanded: for journeys that look at many pages. */
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

/** How often each test has looked, so that light and dark take turns. */
const looks = new WeakMap<TestInfo, number>()

/** On a telephone, light and dark by turns. */
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

/** As it is shown now, where another width would close what is shown. */
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

/** All but colours, and that a finger finds what it means to press. */
const structure: RunOptions = {
	rules: {
		'target-size': { enabled: true },
		...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
	},
}

const colours: RunOptions = { runOnly: { type: 'rule', values: colourRules } }

const everything: RunOptions = { rules: { 'target-size': { enabled: true } } }

/** Which rules are broken, and by what. */
async function barriers(page: Page, options: RunOptions, within?: string): Promise<string[]> {
	await stillness(page)
	// Axe is read once a page: reading it takes longer than what it does.
	const isRead = await page.evaluate(() => 'axe' in globalThis)
	const axe = new AxeBuilder({ page, ...(isRead && { axeSource: 'void 0' }) })
	// Our pages have no frames, for which the usual way opens another page; nor is what is well told.
	axe.setLegacyMode().options({ resultTypes: ['violations'], preload: false, ...options })
	const { violations } = await (within ? axe.include(within) : axe).analyze()
	return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join('\n'))
}

/** What is off the screen may be left unrendered, and then has the colours of the scheme before. */
async function renderAll(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>('main *')) {
			if (getComputedStyle(element).contentVisibility !== 'auto') continue
			element.style.contentVisibility = 'visible'
		}
	})
}

/**
 * What still fades in has less contrast than it will have: it is brought to its end. Waiting for it
 * may take forever, since what nobody sees, behind a dialog, is given no frames.
 */
async function stillness(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
		}
	})
}
