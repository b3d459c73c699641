/** How many tests passed and failed, as every test command says in its last line. */
import { sayFailures, type TestResult } from './attempts.ts'

export type Tally = { passed: number; failed: number }

export function tallyOf(isPassed: boolean): Tally {
	return { passed: Number(isPassed), failed: Number(!isPassed) }
}

/** Prints "4645 passed, 0 failed" and ends the process accordingly. */
export function endWith(tests: readonly TestResult[], others: readonly Tally[] = []): never {
	sayFailures(tests)
	const all = [...tests.map(({ passed }) => tallyOf(passed)), ...others]
	const passed = all.reduce((sum, each) => sum + each.passed, 0)
	const failed = all.reduce((sum, each) => sum + each.failed, 0)
	console.log(`\n${passed} passed, ${failed} failed`)
	process.exit(failed === 0 ? 0 : 1)
}
