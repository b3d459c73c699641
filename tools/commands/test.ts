import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { benchPageWeights } from '#tests/bench/page-weight.bench.ts'
import { build } from '#tools/build.ts'
import { findChromium } from '#tools/chromium.ts'
import { bundleSizes, sayBundleSizes } from '#tools/operations/bundle-sizes.ts'
import { type Platform, startPlatform } from '#tools/platform.ts'
import { freePort } from '#tools/ports.ts'
import { runNode } from '#tools/run-node.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy } from '#tools/stop-reason.ts'
import { check } from './check.ts'

type Tally = { passed: number; failed: number }

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
	errors: z.array(z.unknown()),
})

/** How many browser tests may need a retry on a busy machine; more fail the run. */
const mostRetries = 2

/** `npm test`: all checks, then every test, on a platform of its own. */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		const folder = mkdtempSync(join(tmpdir(), 'hanlu-test-'))
		const browser = findChromium()
		const [rules] = await Promise.all([check(), build(sayAloud)])
		const sizes = bundleSizes()
		sayBundleSizes(sizes)
		const weights = benchPageWeights()
		for (const { name, measured, target, pass } of weights) {
			if (!pass) console.log(`Too large: ${name} is ${measured}, the limit is ${target}`)
		}
		// Start the platform in parallel: seeding and speaking take a while.
		const [withoutBrowser, platform] = await Promise.all([runVitest(folder), startIn(folder)])
		const inBrowser = await runBrowserTests({ folder, browser, platform })
		await platform.stop()
		const tallies: Tally[] = [
			...rules.map(({ passed }) => ({ passed: Number(passed), failed: Number(!passed) })),
			...sizes.map(({ isWithin }) => ({ passed: Number(isWithin), failed: Number(!isWithin) })),
			...weights.map(({ pass }) => ({ passed: Number(pass), failed: Number(!pass) })),
			withoutBrowser,
			inBrowser,
		]
		rmSync(folder, { recursive: true, force: true })
		const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
		const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
		console.log(`\n${passed} passed, ${failed} failed`)
		process.exit(failed === 0 ? 0 : 1)
	})
}

async function runVitest(folder: string): Promise<Tally> {
	console.log('Running the unit and worker tests…')
	const report = join(folder, 'vitest.json')
	const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
	const status = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...outputs])
	if (!existsSync(report)) return { passed: 0, failed: 1 }
	const counts = vitestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
	return tally(counts.numPassedTests, counts.numFailedTests, status)
}

async function startIn(folder: string): Promise<Platform> {
	return startPlatform({
		port: await freePort(),
		dataPath: join(folder, 'data'),
		say: sayAloud,
		withFirstAudio: true,
	})
}

type BrowserRun = { folder: string; browser: string; platform: Platform }

async function runBrowserTests({ folder, browser, platform }: BrowserRun): Promise<Tally> {
	console.log('Running the browser tests…')
	const report = join(folder, 'playwright.json')
	const status = await runNode(['node_modules/@playwright/test/cli.js', 'test'], {
		CHROMIUM_PATH: browser,
		PLATFORM_URL: platform.url,
		PLATFORM_DATABASE_URL: platform.databaseUrl,
		PLAYWRIGHT_JSON_OUTPUT_NAME: report,
	})
	printFailedPages('build/browser-tests')
	if (!existsSync(report)) return { passed: 0, failed: 1 }
	const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8')))
	const { expected, unexpected, flaky } = stats
	if (flaky > 0) console.log(`${flaky} browser tests passed on the second attempt.`)
	const isSteady = flaky <= mostRetries
	const failed = unexpected + errors.length + (isSteady ? 0 : flaky)
	return tally(expected + (isSteady ? flaky : 0), failed, status)
}

/** Prints the page of each failed test, for logs read on another machine. */
function printFailedPages(folder: string): void {
	if (!existsSync(folder)) return
	for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (!path.endsWith('error-context.md')) continue
		console.log(`\n${path}\n${readFileSync(join(folder, path), 'utf8').slice(0, 8000)}`)
	}
}

/** A file that fails to load has no failed tests, only a bad exit status. */
function tally(passed: number, failed: number, status: number): Tally {
	return { passed, failed: status !== 0 ? Math.max(failed, 1) : failed }
}
