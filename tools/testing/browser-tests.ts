/** The tests with a browser: Playwright against a platform of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findHeadlessShell } from '#tools/chromium.ts'
import type { Platform } from '#tools/platform.ts'
import { runNode } from '#tools/run-node.ts'
import { type Extent, variablesOf } from './extent.ts'
import { type FailedTest, readReport } from './playwright-report.ts'
import { type Tally, tally } from './tally.ts'

/** At most this many browser tests may need a second attempt on a busy machine. */
const mostSecondAttempts = 2

type Browsing = { browser: string; platform: Platform; files?: readonly string[] }

/**
 * Runs `files`, or all of them, in the headless shell where there is one; `browser` opens the pages
 * that need a microphone. The report of each test's time is left in build/.
 */
export async function runBrowserTests(
	extent: Extent,
	{ browser, platform, files = [] }: Browsing,
): Promise<Tally> {
	console.log('Running the browser tests…')
	const report = join('build', `browser-tests-${extent}.json`)
	const status = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...files], {
		...variablesOf(extent),
		CHROMIUM_PATH: browser,
		HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
		PLATFORM_URL: platform.url,
		PLATFORM_DATABASE_URL: platform.databaseUrl,
		PLATFORM_SECRET: platform.folder.secret,
		PLAYWRIGHT_JSON_OUTPUT_NAME: report,
	})
	printFailedPages('build/browser-tests')
	if (!existsSync(report)) return { passed: 0, failed: 1 }
	const { expected, unexpected, flaky, errors, failures } = readReport(readFileSync(report, 'utf8'))
	printFailures(failures)
	if (flaky > 0) console.log(`${flaky} browser tests passed at the second attempt.`)
	const isSteady = flaky <= mostSecondAttempts
	const failed = unexpected + errors + (isSteady ? 0 : flaky)
	return tally(expected + (isSteady ? flaky : 0), failed, status)
}

/** Prints the pages of failed tests and what happened in them, for readers of a remote log. */
function printFailedPages(folder: string): void {
	if (!existsSync(folder)) return
	for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
		if (!/(?:error-context\.md|diary\.txt)$/.test(path)) continue
		console.log(`\n${path}\n${pageIn(readFileSync(join(folder, path), 'utf8'))}`)
	}
}

/** The error and the page as it looked, without the test’s source. */
function pageIn(context: string): string {
	return context.split('# Test source')[0]?.slice(0, 6000) ?? ''
}

/** Prints each failed attempt in a few lines, last, as a remote log may be cut at its beginning. */
function printFailures(failures: readonly FailedTest[]): void {
	for (const { title, file, line, messages } of failures) {
		console.log(`\n${file}:${line} ${title}`)
		for (const message of messages) console.log(stripVTControlCharacters(message).slice(0, 600))
	}
}
