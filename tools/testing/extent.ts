/** How much the tests try: `npm test` a little of everything, `npm run test:long` all the rest. */
export type Extent = 'short' | 'long'

/** Tells vitest and Playwright, whose configurations read it. */
export function variablesOf(extent: Extent): Record<string, string> {
	return { HANLU_TESTS: extent }
}
