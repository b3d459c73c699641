import { expect, test } from 'vitest'
import { partOfSpeechSchema } from '#app/domain/vocabulary/meaning.ts'
import { isPartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

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
