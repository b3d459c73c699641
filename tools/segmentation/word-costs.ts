/**
 * The cost of each word for the segmenter: ten times the negative logarithm of its frequency.
 *
 * Averages the logarithms of three counts, each with its own idea of a word: jieba's newspapers, films,
 * books. A word found in only one of them (一种 in newspapers) is expensive.
 */

import type { Cost } from '#app/domain/segmentation/dictionary.ts'
import { readEverydayWords } from '#app/seed/dictionary/everyday-words.ts'
import type { DictionarySources } from '#app/seed/dictionary/sources.ts'
import { isPhrase, isRecent, isTaughtAsOne } from './phrases.ts'

type CostWeights = {
	/** The weight of each count in the average. */
	readonly weights: readonly [newspapers: number, films: number, books: number]
	/** The assumed frequency of an unseen word, as a negative logarithm. */
	readonly floors: readonly [newspapers: number, films: number, books: number]
	/** Added for each word; a higher value gives fewer and longer words. */
	readonly perWord: number
}

const costWeights: CostWeights = {
	weights: [0.4, 0.35, 0.3],
	floors: [16, 17, 16],
	perWord: 0.5,
}

/** Higher than the cost of any word. */
export const phraseCost: Cost = 255

/** The cost of a frequent word of several hanzi. */
const frequent: Cost = 85
/** The cost of a word of everyday life. */
const everyday: Cost = 120

export function costsOf(
	words: readonly string[],
	sources: DictionarySources,
	{ weights, floors, perWord }: CostWeights = costWeights,
): Cost[] {
	const known = new Set(words)
	const written = new Set(readEverydayWords().map(({ word }) => word))
	const counts = [
		readShares(sources.jieba, ' ', known),
		readShares(sources.filmWords, '\t', known),
		readShares(sources.bookWords, '\t', known),
	]
	const costs = words.map((word) => {
		if (isPhrase(word)) return phraseCost
		let cost = perWord
		for (const [at, shares] of counts.entries()) {
			const share = (shares.get(word) ?? 0) + Math.exp(-(floors[at] ?? 0))
			cost -= (weights[at] ?? 0) * Math.log(share)
		}
		const isEveryday = written.has(word) || isRecent(word)
		const most = isTaughtAsOne(word) ? frequent : isEveryday ? everyday : 254
		return Math.min(most, Math.max(1, Math.round(10 * cost)))
	})
	const places = new Map(words.map((word, at) => [word, at]))
	return words.map((word, at) => {
		const cost = costs[at] ?? phraseCost
		const ending = isPeople.test(word) ? peopleCost : isErhua.test(word) ? erhuaCost : undefined
		const base = ending && costs[places.get(word.slice(0, -1)) ?? -1]
		return base ? Math.min(cost, base + ending) : cost
	})
}

/** 中国人 stays one word like 英国人, though the newspapers split it. */
const isPeople = /^(?:.国|日本|朝鲜)人$/u
/** Added to the cost of the country; less than the cost of 人. */
const peopleCost: Cost = 55

/** 地儿 stays one word like 事儿, though the counts of written texts lack it. */
const isErhua = /^.儿$/u
/** Added to the cost of the hanzi before it; less than the cost of 儿. */
const erhuaCost: Cost = 50

/** Rows are a word, a separator and a count. Keeps only the known words of millions. */
function readShares(
	rows: string,
	separator: string,
	known: ReadonlySet<string>,
): Map<string, number> {
	const counts = new Map<string, number>()
	let total = 0
	for (const row of rows.split('\n')) {
		const at = row.indexOf(separator)
		const count = Number.parseInt(row.slice(at + 1), 10)
		if (at < 1 || !(count > 0)) continue
		total += count
		const word = row.slice(0, at)
		if (known.has(word)) counts.set(word, (counts.get(word) ?? 0) + count)
	}
	for (const [word, count] of counts) counts.set(word, count / total)
	return counts
}
