/** The tests without a browser: vitest in Node and in workerd. */
import { join } from 'node:path'
import { runNode } from '#tools/run-node.ts'
import type { TestResult } from './attempts.ts'
import { type Extent, variablesOf } from './extent.ts'
import { readReport } from './report.ts'
import { readVitestReport } from './vitest-report.ts'

type Choice = { files?: readonly string[] | undefined; isAlone?: boolean }

/** Runs `files`, or all of them; alone means with one worker. Each file's time is left in build/. */
export function runUnitTests(
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
