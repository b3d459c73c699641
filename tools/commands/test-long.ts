import { build } from '#tools/build.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy } from '#tools/stop-reason.ts'
import { runTests } from '#tools/testing/run-tests.ts'
import { endWith } from '#tools/testing/tally.ts'

/** `npm run test:long`: what `npm test` leaves out. It builds only what is not built yet. */
export function run(): Promise<void> {
	return orSayWhy(async () => {
		await build(sayAloud)
		endWith(await runTests('long'))
	})
}
