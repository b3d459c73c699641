/** Tells a person at a terminal what is going on, one line a step. */

/** Says what `work` is about to do and, when that took longer than a moment, how long it took. */
export type Say = <T>(
	what: string,
	work: (progress: (done: number, of: number) => void) => Promise<T>,
) => Promise<T>

const silenceMs = 1000

export const sayAloud: Say = async (what, work) => {
	const started = performance.now()
	let shown = started
	let said = false
	const announce = setTimeout(() => {
		said = true
		console.log(`${what}…`)
	}, silenceMs / 3)
	try {
		return await work((done, of) => {
			if (performance.now() - shown < silenceMs) return
			shown = performance.now()
			console.log(`  ${Math.floor((100 * done) / of)} %`)
		})
	} finally {
		clearTimeout(announce)
		if (said) console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
	}
}

export const sayNothing: Say = (_what, work) => work(() => {})
