/** What fails is tried again alone: what passes then wavers, what fails three times fails the run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { runNode } from '#tools/run-node.ts'
import { type TestResult, tryAgain, wholeFile } from '#tools/testing/attempts.ts'
import { readPlaywrightReport } from '#tools/testing/playwright-report.ts'
import { readReport } from '#tools/testing/report.ts'
import { readVitestReport } from '#tools/testing/vitest-report.ts'

mkdirSync('build', { recursive: true })
const folder = resolve(mkdtempSync(join('build', 'attempts-')))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => {}))

/** Passes from the second time on that it is asked. */
const late = `
	import { existsSync, writeFileSync } from 'node:fs'
	function isSecondTime(name) {
		const mark = ${JSON.stringify(folder)} + '/' + name
		const wasHere = existsSync(mark)
		writeFileSync(mark, '')
		return wasHere
	}`

/** Runs a file of tests as \`npm test\` does, with its second attempts. */
async function settle(
	name: string,
	run: (report: string, name: string) => string[],
	read: typeof readVitestReport,
) {
	const report = join(folder, `${name}.json`)
	const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
	const attempt = () => readReport(report, read, () => runNode(run(report, name), variables))
	const tests = await tryAgain(await attempt(), attempt)
	return tests.map(({ title, passed, messages }) => [title, passed, messages.length])
}

writeFileSync(
	join(folder, 'vitest.config.mjs'),
	`export default { test: { include: ['*.test.ts'] } }`,
)

const runVitest = (report: string, name: string) => [
	...[
		'node_modules/vitest/vitest.mjs',
		'run',
		'--root',
		folder,
		`--config=${folder}/vitest.config.mjs`,
		'--reporter=json',
	],
	...[`--outputFile.json=${report}`, `${name}.test.ts`],
]

test('a unit test that fails once wavers, one that fails three times fails', async () => {
	const file = join(folder, 'unit.test.ts')
	writeFileSync(
		file,
		`import { expect, test } from 'vitest'${late}
		test('steady', () => {})
		test('late', () => expect(isSecondTime('unit')).toBe(true))
		test.each([1, 2])('same title', (n) => expect(n).toBe(1))`,
	)
	expect(await settle('unit', runVitest, readVitestReport)).toEqual([
		['steady', true, 0],
		['late', true, 1],
		['same title', true, 0],
		['same title (2)', false, 3],
	])
})

test('a unit test file that cannot be loaded fails as a whole', async () => {
	const file = join(folder, 'broken.test.ts')
	writeFileSync(file, `throw new Error('no dictionary')`)
	expect(await settle('broken', runVitest, readVitestReport)).toEqual([[wholeFile, false, 3]])
})

test('a browser test that fails once wavers, one that fails three times fails', async () => {
	writeFileSync(
		join(folder, 'words.spec.ts'),
		`import { expect, test } from '@playwright/test'${late}
		test('steady', () => {})
		test.describe('你好', () => {
			test('late', () => expect(isSecondTime('browser'), 'the word is there').toBe(true))
			test('never', () => expect(1).toBe(2))
		})`,
	)
	writeFileSync(
		join(folder, 'playwright.config.ts'),
		`export default { outputDir: 'results', testMatch: '*.spec.ts' }`,
	)
	const run = () => [
		'node_modules/@playwright/test/cli.js',
		'test',
		'-c',
		folder,
		'--reporter=json',
	]
	expect(await settle('browser', run, readPlaywrightReport)).toEqual([
		['steady', true, 0],
		['你好 › late', true, 1],
		['你好 › never', false, 3],
	])
})

test('a file that loads only at the second attempt wavers', async () => {
	const result = (title: string, passed: boolean): TestResult => ({
		file: 'tests/word.test.ts',
		title,
		passed,
		messages: passed ? [] : ['late'],
	})
	const settled = await tryAgain([result(wholeFile, false)], async () => [result('学', true)])
	expect(settled.map(({ title, passed }) => [title, passed])).toEqual([
		[wholeFile, true],
		['学', true],
	])
})

test('a fault of all files is not tried file by file', async () => {
	const results = Array.from({ length: 31 }, (_, index) => ({
		file: `tests/${index}.test.ts`,
		title: '学',
		passed: false,
		messages: [],
	}))
	const again = vi.fn(async () => [])
	expect(await tryAgain(results, again)).toHaveLength(31)
	expect(again).not.toHaveBeenCalled()
})
