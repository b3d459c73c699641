/** Tells a person at a terminal what is going on, one line a step. */

/** Says what `work` does and, when that took longer than a moment, how far it is and how long it took. */
export type Say = <T>(
	what: string,
	work: (progress: (done: number, of: number) => void) => Promise<T>,
) => Promise<T>

const momentMs = 1000

export const sayAloud: Say = async (what, work) => {
	// At once: some work leaves no moment in which to say it later.
	console.log(`${what}…`)
	const started = performance.now()
	let shown = started
	const result = await work((done, of) => {
		if (performance.now() - shown < momentMs) return
		shown = performance.now()
		console.log(`  ${Math.floor((100 * done) / of)} %`)
	})
	const took = performance.now() - started
	if (took >= momentMs) console.log(`  ${(took / 1000).toFixed(1)} s`)
	return result
}
