/** How much a test tries: a little in `npm test`, everything in `npm run test:long`. */
import { inject } from 'vitest'

declare module 'vitest' {
	interface ProvidedContext {
		isLong: boolean
	}
}

export const isLong = inject('isLong')

/** Runs of each property: the default of every `fc.assert`. */
export const propertyRuns = isLong ? 10_000 : 200

/** For a property whose single run asks a database, sets timers or builds a dictionary. */
export const costlyRuns = isLong ? 200 : 20
