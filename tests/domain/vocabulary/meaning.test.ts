import { expect, test } from 'vitest'
import { meaningSchema } from '#app/domain/vocabulary/meaning.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'

test('parsing keeps the main part of speech first', () => {
	const meaning = meaningSchema.parse({
		verb: { definition: 'to work' },
		noun: { definition: 'job; work' },
	})
	expect(posesOf(meaning)).toEqual(['verb', 'noun'])
})

test.each([
	['no part of speech', {}],
	['an unknown part of speech', { classifier: { definition: 'for books' } }],
	['a part of speech without a definition', { noun: {} }],
	['an empty definition', { noun: { definition: ' ' } }],
])('%s is refused', (_, meaning) => {
	expect(meaningSchema.safeParse(meaning).success).toBe(false)
})
