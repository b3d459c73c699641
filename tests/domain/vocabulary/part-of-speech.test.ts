import { expect, test } from 'vitest'
import { partOfSpeechSchema } from '#app/domain/vocabulary/meaning.ts'
import { definitionsAlone, isPartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

test.each(['measure word', 'auxiliary verb', 'onomatopoeia'])('%s is a part of speech', (text) => {
	expect(isPartOfSpeech(text)).toBe(true)
	expect(partOfSpeechSchema.parse(text)).toBe(text)
})

test.each(['', 'Noun', 'classifier', 'measure-word', 'toString'])(
	'"%s" is not a part of speech',
	(text) => {
		expect(isPartOfSpeech(text)).toBe(false)
		expect(partOfSpeechSchema.safeParse(text).success).toBe(false)
	},
)

test('measure words and particles are called so where no part of speech stands beside them', () => {
	expect(
		definitionsAlone([
			['preposition', 'puts object first'],
			['measure word', 'tools, chairs'],
			['measure word', 'for people'],
			['particle', 'completed action'],
			['noun', null],
		]),
	).toEqual([
		'puts object first',
		'measure word: tools, chairs',
		'measure word for people',
		'particle: completed action',
	])
})
