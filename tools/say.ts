/** Announces a step on the terminal and, if it takes over a second, its progress and duration. */
export type Say = <T>(
	step: string,
	work: (progress: (done: number, of: number) => void) => Promise<T>,
) => Promise<T>

const momentMs = 1000

export const sayAloud: Say = async (step, work) => {
	// Print first: some steps block the event loop.
	console.log(`${step}…`)
	const started = performance.now()
	let shown = started
	const result = await work((done, of) => {
		if (performance.now() - shown < momentMs) return
		shown = performance.now()
		console.log(`  ${Math.floor((100 * done) / of)}%`)
	})
	const took = performance.now() - started
	if (took >= momentMs) console.log(`  ${(took / 1000).toFixed(1)} s`)
	return result
}
