import { expect, test } from 'vitest'
import {
	bareGloss,
	isClause,
	isFunctionWord,
	isUnit,
	isUsage,
	partOfSpeechOfShape,
} from '#app/seed/dictionary/gloss-shape.ts'

test.each([
	['to learn; to study', 'verb'],
	['(of a machine) to operate', 'verb'],
	['not to have', 'verb'],
	['to the utmost', undefined],
	['classifier for books', 'measure word'],
	['(PRC) weight; unit of weight equal to 500 g', 'measure word'],
	['careless and sloppy (idiom)', 'idiom'],
	['(onom.) bang', 'onomatopoeia'],
	['(after a verb) indicating the beginning of an action', 'verb'],
	['(after a verb, indicates coming out)', 'verb'],
	['sound of gurgling water', 'onomatopoeia'],
	['interjection of surprise', 'interjection'],
	['(modal particle indicating suggestion)', 'particle'],
	['plural marker for pronouns', 'particle'],
	['(noun suffix) on; above', 'suffix'],
	['-ology', 'suffix'],
	['non-; un-', 'prefix'],
	['surname Wang', 'noun'],
	['a taxi; a cab', 'noun'],
	['a little', undefined],
	['quickly', 'adverb'],
	['friendly', undefined],
	['(pronoun) this', 'pronoun'],
	['haven’t'.replace('’', "'"), 'adverb'],
	['fair', undefined],
] as const)('"%s" proves: %s', (gloss, pos) => {
	expect(partOfSpeechOfShape(gloss)).toBe(pos)
})

test('English function words reveal the class of the Chinese word', () => {
	expect(isFunctionWord('because', 'conjunction')).toBe(true)
	expect(isFunctionWord('(formal) with; from', 'preposition')).toBe(true)
	expect(isFunctionWord('who?', 'pronoun')).toBe(true)
	expect(isFunctionWord("don't ...!", 'adverb')).toBe(true)
	expect(isFunctionWord('with', 'conjunction')).toBe(false)
	expect(isFunctionWord('book', 'noun')).toBe(false)
})

test.each(["it doesn't matter", 'thank you', "I'm sorry; excuse me", 'Good night!', 'goodbye'])(
	'"%s" is a sentence',
	(gloss) => {
		expect(isClause(gloss)).toBe(true)
	},
)

test.each(['I; me', 'we or us', 'happy', 'book', 'it'])('"%s" is not a sentence', (gloss) => {
	expect(isClause(gloss)).toBe(false)
})

test('a remark on grammar is not a meaning', () => {
	expect(isUsage('(used to put the object before the verb)')).toBe(true)
	expect(isUsage('(directional complement) up')).toBe(true)
	expect(isUsage('used in place names')).toBe(false)
})

test('measures are units, days only where the tag is a measure word', () => {
	expect(isUnit('kilogram (kg)', 'noun')).toBe(true)
	expect(isUnit('day', 'measure word')).toBe(true)
	expect(isUnit('day', 'noun')).toBe(false)
})

test.each([
	['(of a person) capable; competent', 'capable'],
	['road (incl. (old) path) ahead', 'road ahead'],
	['lit. and fig. cold', 'cold'],
	['fig. to let go', 'to let go'],
	['(completed action marker)', ''],
])('the bare gloss of %s is "%s"', (gloss, bare) => {
	expect(bareGloss(gloss)).toBe(bare)
})

test.each([
	['alas', 'interjection'],
	['oh dear', 'interjection'],
	['(coll.) classifier for money', 'measure word'],
	['(PRC) weight equal to 500 g', 'measure word'],
	['a semantically light, transitive verb', 'verb'],
	['Italy', undefined],
	['July', undefined],
])('%s is %s by its wording', (gloss, pos) => {
	expect(partOfSpeechOfShape(gloss)).toBe(pos)
})
