import { expect, test } from 'vitest'
import { sayMinutes, wholeMinutes } from '#app/domain/flashcards/say-minutes.ts'

test.each([
	[0, '0 min'],
	[0.2, '1 min'],
	[3.1, '3 min'],
	[59.4, '59 min'],
	[59.6, '1 h'],
	[84, '1.4 h'],
	[90_000, '1,500 h'],
])('%s minutes are said as %s', (minutes, said) => {
	expect(sayMinutes(minutes)).toBe(said)
})

test('a bar of some seconds is not nothing', () => {
	expect([0, 0.1, 1.4, 1.6].map(wholeMinutes)).toEqual([0, 1, 1, 2])
})
