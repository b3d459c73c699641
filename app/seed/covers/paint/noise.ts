/** Chance that always falls the same way, so that a cover drawn twice is the same file. */
export function seeded(seed: number): () => number {
	let state = seed >>> 0
	return () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
	}
}

function lattice(seed: number, cell: number): number {
	return seeded(Math.imul(seed, 7919) + Math.imul(cell, 104729))() * 2 - 1
}

/** A smooth random line between -1 and 1: one new value per unit of x. */
export function wander(seed: number): (x: number) => number {
	return (x) => {
		const cell = Math.floor(x)
		const share = x - cell
		const ease = share * share * (3 - 2 * share)
		return lattice(seed, cell) * (1 - ease) + lattice(seed, cell + 1) * ease
	}
}
