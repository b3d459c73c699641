import { benchPageWeights } from '#tests/bench/page-weight.bench.ts'
import { isFarOver, sayBudgets } from '#tools/budgets.ts'
import { build } from '#tools/build.ts'
import { bundleSizes } from '#tools/operations/bundle-sizes.ts'
import { runNode } from '#tools/run-node.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'
import { filesOf, isBrowserTest, nounsOf, testFiles } from '#tools/testing/noun.ts'
import { runTests } from '#tools/testing/run-tests.ts'
import { endWith, tallyOf } from '#tools/testing/tally.ts'
import { check } from './check.ts'

/** `npm test`: all that a change can break. `npm test -- vocabulary`: the tests of one noun. */
export function run([noun]: string[]): Promise<void> {
	return orSayWhy(() => (noun === undefined ? testAll() : testNoun(noun)))
}

async function testAll(): Promise<never> {
	// The checks run one after the other and leave a processor core to the build and what follows it.
	const checking = checkAll()
	await build(sayAloud)
	const budgets = [...bundleSizes(), ...benchPageWeights()]
	sayBudgets(budgets)
	const [tests, rules] = await Promise.all([runTests('short'), checking])
	endWith(tests, [
		...rules.map(({ passed }) => tallyOf(passed)),
		...budgets.map((budget) => tallyOf(!isFarOver(budget))),
	])
}

/** The rules of the code, then the figures of the first courses. */
async function checkAll() {
	const rules = await check()
	const status = await runNode(['tools/main.mjs', 'content-check'])
	return [...rules, { name: 'content', passed: status === 0 }]
}

async function testNoun(noun: string): Promise<never> {
	const all = testFiles()
	const files = filesOf(noun, all)
	if (files.length === 0) {
		const nouns = nounsOf(all).join(', ')
		throw new StopReason(`No tests of "${noun}". npm test, or npm test -- one of: ${nouns}`)
	}
	// The unit tests make the dictionary they need, unless the build has made it.
	if (files.some(isBrowserTest)) await build(sayAloud)
	endWith(await runTests('short', files))
}
