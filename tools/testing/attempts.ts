/**
 * What fails beside other work is tried again alone, at most twice. A test that passes then is wavering:
 * it is named and kept in build/wavering.json, and fails nothing. Why: docs/decisions/0019.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test with what its failed attempts said; `passed` if one attempt did. */
export type TestResult = { file: string; title: string; passed: boolean; messages: string[] }

/** Stands for a file that does not load, and so has no tests to name. */
export const wholeFile = '(the whole file)'

/** Stands for an error outside of all files, which cannot be tried again. */
export const wholeRun = '(the whole run)'

const attemptsAlone = 2

/** If more files fail, the fault is a common one, and trying each again would take hours. */
const mostFilesAgain = 30

/** Tries what failed again. `runAlone` runs one file by itself, with one worker. */
export async function tryAgain(
	results: readonly TestResult[],
	runAlone: (file: string) => Promise<TestResult[]>,
): Promise<TestResult[]> {
	let tests = merge(results)
	for (let attempt = 1; attempt <= attemptsAlone; attempt++) {
		const failed = tests.filter(({ passed, title }) => !passed && title !== wholeRun)
		const files = new Set(failed.map(({ file }) => file))
		if (files.size > mostFilesAgain) break
		for (const file of files) {
			console.log(`Trying ${file} again, alone…`)
			tests = merge([...tests, ...(await runAlone(file))])
		}
	}
	return tests
}

/** One result for each test, whatever number of attempts it had. */
function merge(results: readonly TestResult[]): TestResult[] {
	const tests = new Map<string, TestResult>()
	for (const { file, title, passed, messages } of results) {
		const key = `${file}\n${title}`
		const known = tests.get(key)
		tests.set(key, {
			file,
			title,
			passed: passed || known?.passed === true,
			messages: [...(known?.messages ?? []), ...messages],
		})
	}
	const loaded = new Set([...tests.values()].flatMap(({ file, passed }) => (passed ? file : [])))
	return [...tests.values()].map((test) =>
		test.title === wholeFile ? { ...test, passed: loaded.has(test.file) } : test,
	)
}

/** Names what wavered and what failed, last, as a remote log may be cut at its beginning. */
export function sayFailures(tests: readonly TestResult[]): void {
	const wavering = tests.filter(({ passed, messages }) => passed && messages.length > 0)
	writeFileSync(join('build', 'wavering.json'), `${JSON.stringify(wavering, null, '\t')}\n`)
	for (const { file, title, messages } of wavering) {
		console.log(`\nWavering: ${file}: ${title}\n${plain(messages[0], 600)}`)
	}
	for (const { file, title, messages } of tests.filter(({ passed }) => !passed)) {
		console.log(`\nFailed: ${file}: ${title}\n${plain(messages.at(-1), 8000)}`)
	}
	if (wavering.length > 0) console.log(`\n${wavering.length} wavering, see build/wavering.json`)
}

function plain(message = '', length: number): string {
	return stripVTControlCharacters(message).slice(0, length)
}
