/** The segmenter's data for each headword: 看 costs 58 and is a verb, 学校 costs 95 and is not. */

import type { PackedWord } from '#app/domain/segmentation/pack-dictionary.ts'
import { parseCedict } from '#app/seed/dictionary/cedict.ts'
import { readTags } from '#app/seed/dictionary/jieba.ts'
import type { DictionarySources } from '#app/seed/dictionary/sources.ts'
import { costsOf, phraseCost } from './word-costs.ts'

/** 吃完 and 看错 stay one word, though the word counts split them. */
const verbWithResult = /^.[完见懂到掉住错光]$/u
const resultGain = 20

export function packedWords(
	headwords: readonly string[],
	sources: DictionarySources,
): PackedWord[] {
	const costs = costsOf(headwords, sources)
	const isVerb = findVerbs(headwords, sources)
	return headwords.map((word, at) => {
		const cost = costs[at] ?? phraseCost
		if (!isVerb(word)) return { word, cost, isVerb: false }
		return { word, cost: verbWithResult.test(word) ? cost - resultGain : cost, isVerb: true }
	})
}

/** A verb by jieba's only tag, or by CC-CEDICT's first sense: 商量 "to consult". */
function findVerbs(headwords: readonly string[], { jieba, cedict }: DictionarySources) {
	const known = new Set(headwords)
	const tags = readTags(jieba, (word) => known.has(word))
	const acts = new Set<string>()
	for (const { word, senses } of parseCedict(cedict)) {
		if (senses[0]?.startsWith('to ')) acts.add(word)
	}
	return (word: string) => acts.has(word) || (tags.get(word)?.startsWith('v') ?? false)
}
