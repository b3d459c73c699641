/** The tests with a browser: Playwright against a platform of its own. */
import { join } from 'node:path'
import type { Browsers } from '#tools/chromium.ts'
import type { Platform } from '#tools/platform.ts'
import { runNode } from '#tools/run-node.ts'
import type { TestResult } from './attempts.ts'
import { type Extent, variablesOf } from './extent.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { readReport } from './report.ts'

type Browsing = {
	browsers: Browsers
	platform: Platform
	files?: readonly string[] | undefined
	isAlone?: boolean
}

/** Runs `files`, or all of them; alone means with one worker. Each test's time is left in build/. */
export function runBrowserTests(
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
