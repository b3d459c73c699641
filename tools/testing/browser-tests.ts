/** The tests with a browser: Playwright against a platform of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Platform } from '#tools/platform.ts'
import { runNode } from '#tools/run-node.ts'
import { type Extent, variablesOf } from './extent.ts'
import { type Tally, tally } from './tally.ts'

const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
	errors: z.array(z.unknown()),
})

/** At most this many browser tests may need a second attempt on a busy machine. */
const mostSecondAttempts = 2

type Browsing = { browser: string; platform: Platform; files?: readonly string[] }

/** Runs `files`, or all of them. The report of each test's time is left in build/. */
export async function runBrowserTests(
	extent: Extent,
	{ browser, platform, files = [] }: Browsing,
): Promise<Tally> {
	console.log('Running the browser tests…')
	const report = join('build', `browser-tests-${extent}.json`)
	const status = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...files], {
		...variablesOf(extent),
		CHROMIUM_PATH: browser,
		PLATFORM_URL: platform.url,
		PLATFORM_DATABASE_URL: platform.databaseUrl,
		PLATFORM_SECRET: platform.folder.secret,
		PLAYWRIGHT_JSON_OUTPUT_NAME: report,
	})
	printFailedPages('build/browser-tests')
	if (!existsSync(report)) return { passed: 0, failed: 1 }
	const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8')))
	const { expected, unexpected, flaky } = stats
	if (flaky > 0) console.log(`${flaky} browser tests passed at the second attempt.`)
	const isSteady = flaky <= mostSecondAttempts
	const failed = unexpected + errors.length + (isSteady ? 0 : flaky)
	return tally(expected + (isSteady ? flaky : 0), failed, status)
}

/** Prints the pages of failed tests, for readers of a remote log. */
function printFailedPages(folder: string): void {
	if (!existsSync(folder)) return
	for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (!path.endsWith('error-context.md')) continue
		console.log(`\n${path}\n${readFileSync(join(folder, path), 'utf8').slice(0, 8000)}`)
	}
}
