/**
 * The data for finding the readings of a text: readings of words (长 is cháng or zhǎng), their usual
 * part of speech (头发 is a noun), and the weights for choosing a reading in context.
 */
import type { ContextWeights } from './context-weights.ts'

/** The readings of a word, most frequent first; empty for a word without an entry. */
export type ReadingsOf = (word: string) => readonly string[]

/** A word's usual part of speech as a number from 1 to 15; 0 if unknown. */
export type ClassOf = (word: string) => number

export type Lexicon = {
	readonly readingsOf: ReadingsOf
	readonly classOf: ClassOf
	readonly weights: ContextWeights
}

/** Parts of speech with a class; others have class 0. Trained weights depend on the order. */
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
