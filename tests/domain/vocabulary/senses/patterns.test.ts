import { expect, test } from 'vitest'
import { readPattern } from '#app/domain/vocabulary/senses/patterns.ts'

test('a pattern has the elements on either side of the word, from it on', () => {
	expect(readPattern('… verb _ 了/过')).toEqual({
		before: [['verb'], 'any'],
		after: [['了', '过']],
	})
})

test.each(['', 'verb 了', '_ verb _'])('%j does not say where the word is', (text) => {
	expect(() => readPattern(text)).toThrow(`: ${text}`)
})
