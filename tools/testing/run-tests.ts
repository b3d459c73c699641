/** Runs tests with and without a browser, and what failed once more by itself. */
import { join } from 'node:path'
import { type Browsers, findBrowsers } from '#tools/chromium.ts'
import type { Platform } from '#tools/platform.ts'
import { runNode } from '#tools/run-node.ts'
import { type TestResult, tryAgain } from './attempts.ts'
import { type Extent, variablesOf } from './extent.ts'
import { isBrowserTest } from './noun.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { readReport } from './report.ts'
import { startTestPlatform } from './test-platform.ts'
import { readVitestReport } from './vitest-report.ts'

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

type Browsing = {
	browsers: Browsers
	platform: Platform
	files?: readonly string[] | undefined
	isAlone?: boolean
}

/** Runs `files`, or all of them; alone means with one worker. Each test's time is left in build/. */
function runBrowserTests(
	extent: Extent,
	{ browsers, platform, files = [], isAlone = false }: Browsing,
): Promise<TestResult[]> {
	if (!isAlone) console.log('Running the browser tests…')
	const report = join('build', `browser-tests-${isAlone ? 'again' : extent}.json`)
	const args = isAlone ? [...files, '--workers=1'] : files
	return readReport(report, readPlaywrightReport, () =>
		runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], {
			...variablesOf(extent),
			CHROMIUM_PATH: browsers.window,
			HEADLESS_SHELL_PATH: browsers.shell,
			PLATFORM_URL: platform.url,
			PLATFORM_DATABASE_URL: platform.databaseUrl,
			PLATFORM_SECRET: platform.folder.secret,
			PLAYWRIGHT_JSON_OUTPUT_NAME: report,
		}),
	)
}

type Choice = { files?: readonly string[] | undefined; isAlone?: boolean }

/** Runs `files`, or all of them; alone means with one worker. Each file's time is left in build/. */
function runUnitTests(
	extent: Extent,
	{ files = [], isAlone = false }: Choice = {},
): Promise<TestResult[]> {
	if (!isAlone) console.log('Running the unit and worker tests…')
	const report = join('build', `unit-tests-${isAlone ? 'again' : extent}.json`)
	const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files]
	if (isAlone) args.push('--maxWorkers=1')
	return readReport(report, readVitestReport, () =>
		runNode(['node_modules/vitest/vitest.mjs', 'run', ...args], variablesOf(extent)),
	)
}
