/** The amount of testing: a little in `npm test`, everything in `npm run test:long`. */
import { inject } from 'vitest'

declare module 'vitest' {
	interface ProvidedContext {
		isLong: boolean
	}
}

export const isLong = inject('isLong')

/** The default number of runs of every `fc.assert`. */
export const propertyRuns = isLong ? 10_000 : 200

/** Runs for properties that query a database, set timers or build a dictionary. */
export const costlyRuns = isLong ? 200 : 20
