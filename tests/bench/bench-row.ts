/** A result: a ratio of two things measured alternately in one run, or a count. */
export type BenchRow = {
	/** The target's number in the list of targets: P2. */
	id: string
	name: string
	target: string
	measured: string
	ratio?: number
	pass: boolean
}

export function median(samples: readonly number[]): number {
	const sorted = [...samples].sort((a, b) => a - b)
	const middle = Math.floor(sorted.length / 2)
	const upper = sorted[middle] ?? Number.NaN
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The nearest-rank percentile of the samples. */
export function percentile(samples: readonly number[], percent: number): number {
	const sorted = [...samples].sort((a, b) => a - b)
	return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN
}

/** Times two things alternately, so that other load affects both. */
export async function alternately(
	samples: number,
	first: () => Promise<number>,
	second: () => Promise<number>,
): Promise<[first: number, second: number]> {
	const times: [number[], number[]] = [[], []]
	for (let sample = 0; sample < samples; sample++) {
		times[0].push(await first())
		times[1].push(await second())
	}
	return [median(times[0]), median(times[1])]
}

export function milliseconds(time: number): string {
	return `${time.toFixed(time < 10 ? 1 : 0)} ms`
}
