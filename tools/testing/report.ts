/** What a test runner left in its report. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { type TestResult, wholeRun } from './attempts.ts'

/** Runs the tests, then reads the report. A run may fail outside of all tests; its exit code says so. */
export async function readReport(
	path: string,
	read: (json: string) => TestResult[],
	run: () => Promise<number>,
): Promise<TestResult[]> {
	rmSync(path, { force: true })
	const status = await run()
	const results = existsSync(path) ? numberTwins(read(readFileSync(path, 'utf8'))) : []
	if (status === 0 || results.some(({ passed }) => !passed)) return results
	const messages = [`It ended with exit code ${status}; the lines above say why.`]
	return [...results, { file: path, title: wholeRun, passed: false, messages }]
}

/** Two tests of one title are two tests: 你好, 你好 (2). */
function numberTwins(results: readonly TestResult[]): TestResult[] {
	const counts = new Map<string, number>()
	return results.map((result) => {
		const key = `${result.file}\n${result.title}`
		const count = (counts.get(key) ?? 0) + 1
		counts.set(key, count)
		return count === 1 ? result : { ...result, title: `${result.title} (${count})` }
	})
}
