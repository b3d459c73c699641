import { benchPageWeights } from '#tests/bench/page-weight.bench.ts'
import { build } from '#tools/build.ts'
import { findChromium } from '#tools/chromium.ts'
import { bundleSizes, sayBundleSizes } from '#tools/operations/bundle-sizes.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'
import { runBrowserTests } from '#tools/testing/browser-tests.ts'
import { filesOf, isBrowserTest, nounsOf, testFiles } from '#tools/testing/noun.ts'
import { endWith, type Tally, tallyOf } from '#tools/testing/tally.ts'
import { startTestPlatform } from '#tools/testing/test-platform.ts'
import { runUnitTests } from '#tools/testing/unit-tests.ts'
import { check } from './check.ts'

/** `npm test`: all that a change can break. `npm test -- vocabulary`: the tests of one noun. */
export function run([noun]: string[]): Promise<void> {
	return orSayWhy(() => (noun === undefined ? testAll() : testNoun(noun)))
}

async function testAll(): Promise<never> {
	const browser = findChromium()
	// The checks run one after the other and leave a processor core to the build and what follows it.
	const checking = check()
	await build(sayAloud)
	const budgets = withinBudgets()
	// The platform fills its database and speaks its first texts beside the tests without a browser.
	const [withoutBrowser, platform, rules] = await Promise.all([
		runUnitTests('short'),
		startTestPlatform('short'),
		checking,
	])
	const inBrowser = await runBrowserTests('short', { browser, platform })
	await platform.stop()
	const checked = rules.map(({ passed }) => tallyOf(passed))
	endWith([...checked, ...budgets, withoutBrowser, inBrowser])
}

/** The sizes of the workers' bundles and of the pages. */
function withinBudgets(): Tally[] {
	const sizes = bundleSizes()
	sayBundleSizes(sizes)
	const weights = benchPageWeights()
	for (const { name, measured, target, pass } of weights) {
		if (!pass) console.log(`Too heavy: ${name}, ${measured} instead of ${target}`)
	}
	return [
		...sizes.map(({ isWithin }) => tallyOf(isWithin)),
		...weights.map(({ pass }) => tallyOf(pass)),
	]
}

async function testNoun(noun: string): Promise<never> {
	const all = testFiles()
	const files = filesOf(noun, all)
	if (files.length === 0) {
		const nouns = nounsOf(all).join(', ')
		throw new StopReason(`No tests of "${noun}". npm test, or npm test -- one of: ${nouns}`)
	}
	const unitTests = files.filter((file) => !isBrowserTest(file))
	const browserTests = files.filter(isBrowserTest)
	// Both make the dictionary that the unit tests need, unless it is there.
	if (browserTests.length > 0) await build(sayAloud)
	endWith(
		await Promise.all([
			...(unitTests.length > 0 ? [runUnitTests('short', unitTests)] : []),
			...(browserTests.length > 0 ? [browse(browserTests)] : []),
		]),
	)
}

async function browse(files: readonly string[]): Promise<Tally> {
	const browser = findChromium()
	const platform = await startTestPlatform('short')
	const tally = await runBrowserTests('short', { browser, platform, files })
	await platform.stop()
	return tally
}
