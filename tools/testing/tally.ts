/** How many tests passed and failed, as every test command says in its last line. */
export type Tally = { passed: number; failed: number }

/** A file that does not even load has no failed test to count, only a status. */
export function tally(passed: number, failed: number, status: number): Tally {
	return { passed, failed: status !== 0 ? Math.max(failed, 1) : failed }
}

export function tallyOf(isPassed: boolean): Tally {
	return { passed: Number(isPassed), failed: Number(!isPassed) }
}

/** Prints "4645 passed, 0 failed" and ends the process accordingly. */
export function endWith(tallies: readonly Tally[]): never {
	const passed = tallies.reduce((sum, each) => sum + each.passed, 0)
	const failed = tallies.reduce((sum, each) => sum + each.failed, 0)
	console.log(`\n${passed} passed, ${failed} failed`)
	process.exit(failed === 0 ? 0 : 1)
}
