/** Runs tests with and without a browser, and what failed once more by itself. */
import { findBrowsers } from '#tools/chromium.ts'
import { type TestResult, tryAgain } from './attempts.ts'
import { runBrowserTests } from './browser-tests.ts'
import type { Extent } from './extent.ts'
import { isBrowserTest } from './noun.ts'
import { startTestPlatform } from './test-platform.ts'
import { runUnitTests } from './unit-tests.ts'

/** Runs `files`, or all of the extent. */
export async function runTests(extent: Extent, files?: readonly string[]): Promise<TestResult[]> {
	const unitTests = files?.filter((file) => !isBrowserTest(file))
	const browserTests = files?.filter(isBrowserTest)
	// The platform fills its database and speaks its first texts beside the tests without a browser.
	const [withoutBrowser, browsing] = await Promise.all([
		unitTests?.length === 0 ? [] : runUnitTests(extent, { files: unitTests }),
		browserTests?.length === 0 ? undefined : startBrowsing(extent),
	])
	const inBrowser = browsing
		? await runBrowserTests(extent, { ...browsing, files: browserTests })
		: []
	const settled = await tryAgain([...withoutBrowser, ...inBrowser], (file) => {
		const alone = { files: [file], isAlone: true }
		if (!browsing || !isBrowserTest(file)) return runUnitTests(extent, alone)
		return runBrowserTests(extent, { ...browsing, ...alone })
	})
	await browsing?.platform.stop()
	return settled
}

async function startBrowsing(extent: Extent) {
	return { browsers: findBrowsers(), platform: await startTestPlatform(extent) }
}
