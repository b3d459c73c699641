/**
 * What the neighbours of a word settle for this one word: its part of speech (part-hints.ts), and which
 * sense of that comes first (sense-hints.ts).
 *
 *   上   noun   noun _        桌子上
 *        verb   _ aspect      上了车
 *
 * In a pattern `_` is the word itself, `a/b` is either, `…` any words of the same clause, and `#` the
 * clause's end. The others are words, or kinds of words (kinds.ts): `verb _ 了`.
 */
import { ruleTable } from '#app/domain/rule-table.ts'
import type { WordInSentence } from './kinds.ts'
import { partHints } from './part-hints.ts'
import { fits, readPattern } from './patterns.ts'
import { senseHints } from './sense-hints.ts'

export const hintsOfParts = ruleTable(partHints, readPattern)
export const hintsOfSenses = ruleTable(senseHints, readPattern)

/** The part of speech that a hint settles. */
export function hintedPart(
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
): string | undefined {
	const { word = '', meanings = [] } = words[at] ?? {}
	const found = hintsOfParts.find(
		word,
		({ result, condition }) =>
			meanings.some(([part]) => part === result) && fits(condition, words, kinds, at),
	)
	return found?.result
}

/** How the sense begins that a word has here, if a hint says so. */
export function hintedSense(
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
	part: string | undefined,
): string | undefined {
	const found = hintsOfSenses.find(`${words[at]?.word} ${part}`, ({ condition }) =>
		fits(condition, words, kinds, at),
	)
	return found?.result
}

/** "can; will" with "will" first. */
export function withSenseFirst(definition: string, sense: string | undefined): string {
	if (sense === undefined) return definition
	const senses = definition.split('; ')
	const first = senses.find((one) => one.startsWith(sense))
	if (first === undefined) return definition
	return [first, ...senses.filter((one) => one !== first)].join('; ')
}
