/** What each word costs the segmenter: ten times the negative logarithm of how often it is met. */
import type { DictionarySources } from '#app/db/seed/dictionary/sources.ts'
import type { Cost } from '#app/domain/segmentation/dictionary.ts'

export function costsOf(words: readonly string[], { jieba }: DictionarySources): Cost[] {
	const counts = new Map<string, number>()
	let total = 0
	for (const row of jieba.split('\n')) {
		const [word, count] = row.split(' ')
		if (!word || !count) continue
		counts.set(word, Number(count))
		total += Number(count)
	}
	return words.map((word) => {
		const share = (counts.get(word) ?? 0) / total || (word.length === 1 ? 2e-8 : 2e-9)
		return Math.min(255, Math.max(1, Math.round(-10 * Math.log(share))))
	})
}
