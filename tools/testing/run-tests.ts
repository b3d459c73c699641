/** Runs tests with and without a browser, and what failed once more by itself. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listUnspoken, markSpoken } from '#app/seed/first-audio.ts'
import { type Browsers, findBrowsers } from '#tools/chromium.ts'
import { startFirstAudio } from '#tools/first-audio.ts'
import { askerOf } from '#tools/host.ts'
import { openForSeeding, type Platform, startPlatform } from '#tools/platform.ts'
import { freePort } from '#tools/ports.ts'
import { runNode } from '#tools/run-node.ts'
import { sayAloud } from '#tools/say.ts'
import { type TestResult, tryAgain } from './attempts.ts'
import { hashOf, keptFolder, testCache } from './kept-folder.ts'
import { isBrowserTest } from './noun.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { readReport } from './report.ts'
import { readVitestReport } from './vitest-report.ts'

/** How much the tests try: `npm test` a little of everything, `npm run test:long` all the rest. */
type Extent = 'short' | 'long'

/** Tells vitest and Playwright, whose configurations read it. */
function variablesOf(extent: Extent): Record<string, string> {
	return { HANLU_TESTS: extent }
}

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

/** Everything the first content depends on. */
const seeds = ['app/db', 'app/domain', 'app/seed', 'migrations', 'tools', 'package-lock.json']

/** The lessons that the tests of `npm test` listen to. Speaking all texts takes two minutes. */
const heard = ['ni-hao', 'tea-house', 'market-day'].map((slug) => `demo-${slug}`)

/**
 * A platform for one test run. Its first content is filled in once for each state of migrations and
 * seeds; later runs begin with a copy of that data folder.
 */
async function startTestPlatform(extent: Extent): Promise<Platform> {
	const template = await keptFolder(testCache, hashOf(seeds), fill)
	const dataPath = mkdtempSync(join(tmpdir(), 'hanlu-test-'))
	cpSync(template, dataPath, { recursive: true })
	const platform = await startPlatform({
		port: await freePort(),
		dataPath,
		say: sayAloud,
		withFirstAudio: extent === 'long',
	})
	const audio = extent === 'short' ? await speakWhatIsHeard(platform) : undefined
	const stop = async () => {
		audio?.stop()
		await platform.stop()
		rmSync(dataPath, { recursive: true, force: true })
	}
	return { ...platform, stop }
}

/** Speaks a few of the first texts and counts the others as spoken. */
async function speakWhatIsHeard({ databaseUrl, miniflare }: Platform) {
	const db = openForSeeding({ url: databaseUrl })
	const unspoken = await listUnspoken(db)
	await markSpoken(
		db,
		unspoken.filter(({ id }) => !heard.includes(id)),
	)
	return startFirstAudio({ db, ask: askerOf(miniflare, 'tts') })
}

async function fill(dataPath: string): Promise<void> {
	const port = await freePort()
	const platform = await startPlatform({ port, dataPath, say: sayAloud, withFirstAudio: false })
	await platform.stop()
}
