/**
 * How well each part of speech goes with its neighbours, for words without a hint of their own.
 *
 * 发展 is a noun in 经济的发展 (after 的: noun 3) and a verb in 发展了经济 (before an aspect: verb 4).
 * Positive numbers speak for it, negative ones against. What isn't listed says nothing.
 */
export type NeighbourWeights = Readonly<Record<string, Readonly<Record<string, number>>>>

/** By the kind before: 的 发展. */
export const afterKind: NeighbourWeights = {
	'#': { conjunction: 1, interjection: 2, phrase: 2, adverb: 0.5 },
	的: { noun: 3, verb: -1, adverb: -2, preposition: -1 },
	地: { verb: 3, adjective: 1, noun: -2 },
	得: { adjective: 3, adverb: 1, verb: 0.5, noun: -1 },
	aspect: { noun: 1.5, adjective: 0.5 },
	degree: { adjective: 4, verb: 1, noun: -3, adverb: -2, preposition: 1 },
	not: { verb: 2, adjective: 2, 'auxiliary verb': 2, adverb: 0.5, noun: -2, preposition: 1 },
	'auxiliary verb': { verb: 3, preposition: 2, adverb: 1, adjective: 0.5, noun: -3 },
	adverb: { verb: 2, adjective: 2, preposition: 1.5, adverb: 1, 'auxiliary verb': 1, noun: -2 },
	numeral: { 'measure word': 5, noun: 1, verb: -2, adverb: -3 },
	determiner: { 'measure word': 3, noun: 1.5, verb: -0.5, adverb: -1 },
	这个: { noun: 2, adjective: 1, verb: -0.5, adverb: -0.5 },
	一: { 'measure word': 5, noun: 0.5, verb: 1 },
	'measure word': { noun: 3, adjective: 2, verb: -2, adverb: -2, preposition: -2 },
	pronoun: { verb: 1.5, 'auxiliary verb': 1, adverb: 1, preposition: 1 },
	noun: { verb: 0.5, noun: 1, adverb: 0.5 },
	place: { verb: 1, adverb: 0.5, noun: 0.5 },
	verb: { noun: 2, preposition: 1, adjective: 1.5, verb: -0.5, adverb: -1 },
	是: { noun: 1, adverb: 1, verb: 0.5, adjective: 1 },
	result: { noun: 1.5 },
	难: { verb: 3 },
	helper: { verb: 1.5, noun: 0.5, preposition: 0.5 },
	adjective: { noun: 2, verb: -0.5, adverb: -1 },
	被: { verb: 3, adverb: 2 },
	所: { verb: 3 },
	为了: { verb: 2, noun: 2 },
	preposition: { noun: 3, adjective: 2.5, verb: -2, adverb: -3 },
	conjunction: { noun: 0.5 },
	'、': { noun: 1, adverb: -2 },
}

/** By the kind after: 发展 了. */
export const beforeKind: NeighbourWeights = {
	'#': {
		noun: 1,
		verb: 0.5,
		adjective: 1,
		adverb: -3,
		preposition: -4,
		conjunction: -2,
		particle: 1,
	},
	的: { adjective: 2, noun: 0.5, verb: 1, adverb: -3, preposition: -3, conjunction: -3 },
	地: { adjective: 2, adverb: 1, noun: -2 },
	得: { verb: 3, adjective: 2.5, noun: -3 },
	aspect: { verb: 4, adjective: 1, noun: -2, adverb: -4, preposition: -1 },
	了: { verb: 1.5, adjective: 1.5, noun: -1, adverb: -3, preposition: -3 },
	ending: { verb: 1, adjective: 1, adverb: -2, preposition: -3 },
	degree: { noun: 0.5, pronoun: 0.5, verb: 0.5 },
	not: { noun: 1, conjunction: 0.5, adverb: 0.5, verb: -1 },
	'auxiliary verb': { noun: 1, adverb: 1, conjunction: 0.5 },
	adverb: { noun: 1, adverb: 1, conjunction: 0.5 },
	一些: { adjective: 3, verb: 1.5 },
	一点: { adjective: 3, verb: 1.5 },
	numeral: { verb: 1.5, adverb: 1, preposition: 0.5, noun: -0.5, adjective: -1 },
	determiner: { verb: 1.5, preposition: 1.5, conjunction: 0.5, noun: -1, adjective: -1 },
	'measure word': { adjective: 1, pronoun: 2, numeral: 2 },
	pronoun: { verb: 1.5, preposition: 2, conjunction: 1, noun: -1, adjective: -1 },
	noun: {
		adjective: 2,
		verb: 1,
		'measure word': 2,
		preposition: 2,
		noun: 0.5,
		adverb: -2,
		pronoun: 1,
	},
	place: { noun: 3, verb: -2, adverb: -3, adjective: -1 },
	time: { noun: 1, verb: 1, adverb: -3 },
	verb: { adverb: 3, 'auxiliary verb': 3, noun: 0.5, adjective: -1, preposition: -1 },
	adjective: { adverb: 3, noun: 0.5, 'measure word': 1, verb: -0.5 },
	preposition: { adverb: 1, 'auxiliary verb': 1, verb: 2 },
	result: { verb: 3, adverb: 1, noun: -1 },
	conjunction: { noun: 1, adverb: -2 },
	'、': { noun: 1.5, adverb: -3, preposition: -3 },
}
