import { expect, test } from 'vitest'
import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { closeSense } from '#app/domain/vocabulary/senses/close-sense.ts'
import { noSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import { meaningsOfWord, senseWeights } from '#tests/support/learners-words.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

type Given = [part: string, sense: string]

function second([part, sense]: Given, [other, text]: Given, lead: number) {
	return closeSense({ part, sense, lead, next: { part: other, text, rank: 0, index: 0 } })
}

test('a second sense is shown where it is nearly as heavy as the first', () => {
	expect(second(['noun', 'road'], ['noun', 'way'], 9)).toEqual({ part: 'noun', text: 'way' })
	expect(second(['noun', 'road'], ['noun', 'way'], 10)).toBeUndefined()
})

test('another part of speech may be further behind', () => {
	expect(second(['measure word', 'litre'], ['verb', 'to rise'], 15)?.text).toBe('to rise')
	expect(second(['measure word', 'litre'], ['verb', 'to rise'], 16)).toBeUndefined()
})

test.each([
	[
		['noun', 'plan'],
		['verb', 'to plan'],
	],
	[
		['noun', 'bottle'],
		['measure word', 'bottle (of)'],
	],
	[
		['pronoun', 'I'],
		['pronoun', 'me'],
	],
] satisfies [Given, Given][])('%s and %s are one sense for a reader of English', (one, other) => {
	expect(second(one, other, 0)).toBeUndefined()
	expect(second(other, one, 0)).toBeUndefined()
})

test('a word with one sense, or without a definition, has no second one', () => {
	expect(closeSense({ part: 'noun', sense: 'road', lead: 0, next: undefined })).toBeUndefined()
	const next = { part: 'noun', text: undefined, rank: 1, index: 0 }
	expect(closeSense({ part: 'verb', sense: 'to rise', lead: 0, next })).toBeUndefined()
	expect(
		closeSense({ part: 'verb', sense: undefined, lead: 0, next: { ...next, text: 'way' } }),
	).toBeUndefined()
})

/** The words of a sentence with the second sense that each shows, as its reader sees them. */
function secondsIn(words: readonly string[], weights: ContextWeights) {
	const readings = readWords(words, realLexicon)
	const known = words.map((word, at) => {
		const pinyin = readings[at]
		return { word, pinyin, meanings: meaningsOfWord(word, pinyin) }
	})
	return sensesInContext(known, weights).map((here) => closeSense(here)?.text)
}

test('what comes may be a translator, or be translated', () => {
	expect(secondsIn(['翻译', '来', '了', '。'], senseWeights)).toEqual([
		'translator',
		undefined,
		undefined,
		undefined,
	])
})

test('what a rule settles is never in doubt', () => {
	expect(secondsIn(['明天', '会', '下雨'], senseWeights)).toEqual([undefined, undefined, undefined])
})

test('without weights nothing is in doubt: the gloss keeps its order', () => {
	expect(secondsIn(['翻译', '来', '了'], noSenseWeights)).toEqual([undefined, undefined, undefined])
})
