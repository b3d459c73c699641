import { median } from '#tests/bench/bench-row.ts'

const samples = 9
const atLeastMs = 60

/**
 * Thousand characters per second on one core: the median of several runs over all texts, repeated as
 * needed. Measures CPU time, so that other programs do not count.
 */
export function speedOf(texts: readonly string[], read: (text: string) => unknown): number {
	const characters = texts.reduce((sum, text) => sum + text.length, 0)
	const rates: number[] = []
	// The first two runs warm up.
	for (let sample = -2; sample < samples; sample += 1) {
		const started = process.cpuUsage()
		let passes = 0
		let time = 0
		while (time < atLeastMs) {
			for (const text of texts) read(text)
			passes += 1
			const { user, system } = process.cpuUsage(started)
			time = (user + system) / 1000
		}
		if (sample >= 0) rates.push((characters * passes) / time)
	}
	return median(rates)
}
