/**
 * Word frequencies: occurrences per billion words, averaged over films and books, because each
 * source alone is lopsided. 你 is nine times as frequent in films, 政府 in books.
 */

const filmTotal = 33_546_516
const bookTotal = 16_560_059_569

type WordFrequencies = ReadonlyMap<string, number>

/** Each row is a word, a tab and a count: 的	943370349 */
export function readFrequencies(filmWords: string, bookWords: string): WordFrequencies {
	const frequencies = new Map<string, number>()
	addShare(frequencies, filmWords, 0.5e9 / filmTotal)
	addShare(frequencies, bookWords, 0.5e9 / bookTotal)
	return frequencies
}

function addShare(frequencies: Map<string, number>, rows: string, weight: number): void {
	for (const row of rows.split('\n')) {
		const [word, count] = row.split('\t')
		if (!word || !count) continue
		frequencies.set(word, (frequencies.get(word) ?? 0) + Number(count) * weight)
	}
}

/**
 * Divides a word's frequency among its readings: for a character by how often each reading occurs
 * (长 cháng 1179, zhǎng 1879), for a longer word all to the main one.
 */
export function divideAmongReadings(
	frequency: number,
	readings: readonly string[],
	main: string,
	countOf: (reading: string) => number,
): number[] {
	const counts = readings.map(countOf)
	const total = counts.reduce((sum, count) => sum + count, 0)
	return readings.map((reading, at) => {
		const share = total > 0 ? (counts[at] ?? 0) / total : reading === main ? 1 : 0
		return Math.round(frequency * share)
	})
}
