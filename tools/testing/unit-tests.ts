/** The tests without a browser: vitest in Node and in workerd. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { runNode } from '#tools/run-node.ts'
import { type Extent, variablesOf } from './extent.ts'
import { type Tally, tally } from './tally.ts'

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

/** Runs `files`, or all of them. The report of each file's time is left in build/. */
export async function runUnitTests(extent: Extent, files: readonly string[] = []): Promise<Tally> {
	console.log('Running the unit and worker tests…')
	const report = join('build', `unit-tests-${extent}.json`)
	const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
	const status = await runNode(
		['node_modules/vitest/vitest.mjs', 'run', ...outputs, ...files],
		variablesOf(extent),
	)
	if (!existsSync(report)) return { passed: 0, failed: 1 }
	const counts = vitestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
	return tally(counts.numPassedTests, counts.numFailedTests, status)
}
