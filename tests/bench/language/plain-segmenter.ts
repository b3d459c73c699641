/**
 * The reference that ours must not fall behind: the headwords of CC-CEDICT, their counts in jieba's list,
 * and the likeliest path (Viterbi). No names, no numbers, no rules.
 */
import { readSources } from '#app/seed/dictionary/sources.ts'
import { readHeadwords } from '#tools/segmentation/headwords.ts'

const longest = 8
const unseen = 0.5

export function plainSegmenter(): (text: string) => string[] {
	const sources = readSources()
	const known = new Set(readHeadwords(sources))
	const counts = new Map<string, number>()
	let total = 0
	for (const row of sources.jieba.split('\n')) {
		const [word = '', count = ''] = row.split(' ')
		total += Number(count)
		if (known.has(word)) counts.set(word, Number(count))
	}
	const costOf = (word: string) => -Math.log((counts.get(word) || unseen) / total)
	return (text) =>
		text.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu)?.flatMap((part) => {
			return /\p{Script=Han}/u.test(part) ? cheapest(part, known, costOf) : [part]
		}) ?? []
}

function cheapest(
	text: string,
	known: ReadonlySet<string>,
	costOf: (word: string) => number,
): string[] {
	const best = [0]
	const from = [0]
	for (let end = 1; end <= text.length; end += 1) {
		best[end] = Number.POSITIVE_INFINITY
		for (let start = Math.max(0, end - longest); start < end; start += 1) {
			const word = text.slice(start, end)
			if (word.length > 1 && !known.has(word)) continue
			const cost = (best[start] ?? 0) + costOf(word)
			if (cost >= (best[end] ?? 0)) continue
			best[end] = cost
			from[end] = start
		}
	}
	const words: string[] = []
	for (let end = text.length; end > 0; end = from[end] ?? 0) words.push(text.slice(from[end], end))
	return words.reverse()
}
