/** What would keep people out of a page: found by axe, on a telephone, a tablet and a desk, light and dark. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const widths = [360, 768, 1280]

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
 * A page as it is shown now has no barrier on any screen, in either scheme, and does not scroll
 * sideways. It is left as wide as it was, without motion.
 */
export async function expectNoBarriers(page: Page, { coloursIn, atEachWidth }: Options = {}) {
	test.setTimeout(test.info().timeout + patienceMs)
	const before = page.viewportSize()
	await page.emulateMedia({ reducedMotion: 'reduce' })
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 })
		await atEachWidth?.()
		await expectNoBarriersOfBothSchemes(page, coloursIn)
	}
	await page.emulateMedia({ colorScheme: 'light' })
	if (before) await page.setViewportSize(before)
}

/** The same on this screen alone, in either scheme: for journeys that look at many pages. */
export async function expectNoBarriersOfBothSchemes(page: Page, coloursIn?: string): Promise<void> {
	await renderAll(page)
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme })
		const where = `${page.url()}, ${colorScheme}, ${widthOf(page)} px`
		if (colorScheme === 'light') expect(await barriers(page, structure), where).toEqual([])
		expect(await barriers(page, (axe) => colours(axe, coloursIn)), where).toEqual([])
	}
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
	expect(overflow, `${page.url()} scrolls sideways at ${widthOf(page)} px`).toBeLessThanOrEqual(0)
}

function widthOf(page: Page): number | undefined {
	return page.viewportSize()?.width
}

/** As it is shown now, where another width would close what is shown. */
export async function expectNoBarriersHere(page: Page): Promise<void> {
	expect(await barriers(page, (axe) => axe), page.url()).toEqual([])
}

type Choose = (axe: AxeBuilder) => AxeBuilder

function structure(axe: AxeBuilder): AxeBuilder {
	return axe.disableRules(colourRules)
}

function colours(axe: AxeBuilder, within?: string): AxeBuilder {
	return (within ? axe.include(within) : axe).withRules(colourRules)
}

/** Which rules are broken, and by what. */
async function barriers(page: Page, choose: Choose) {
	await stillness(page)
	// Our pages have no frames, for which the usual way opens another page; nor is what is well told.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
	const { violations } = await choose(axe).analyze()
	return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
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
