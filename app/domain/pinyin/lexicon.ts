/**
 * What must be known of words to read a text: 长 is cháng or zhǎng and mostly an adjective, 头发 is
 * tóu fa and a noun, and how much a neighbour speaks for a reading.
 */
import type { ContextWeights } from './context-weights.ts'

/** The readings of a word, the most frequent first; none for a word without an entry. */
export type ReadingsOf = (word: string) => readonly string[]

/** What a word mostly is: 0 if nobody knows, else 1 to 15, one for each part of speech. */
export type ClassOf = (word: string) => number

export type Lexicon = {
	readonly readingsOf: ReadingsOf
	readonly classOf: ClassOf
	readonly weights: ContextWeights
}

/** The parts of speech told apart; what is not among them has class 0. Weights depend on the order. */
const classes = [
	'noun',
	'verb',
	'adjective',
	'adverb',
	'measure word',
	'pronoun',
	'numeral',
	'auxiliary verb',
	'preposition',
	'conjunction',
	'particle',
	'interjection',
	'idiom',
	'phrase',
	'onomatopoeia',
]

export function classOfPos(pos: string | undefined): number {
	return pos === undefined ? 0 : classes.indexOf(pos) + 1
}
