import { expect, test } from 'vitest'
import { sayCardsBriefly, sayCardsToday } from '#app/domain/today/cards-today.ts'

test('cards due are named first, and new ones beside them', () => {
	expect(sayCardsToday({ due: 12, fresh: 0, minutes: 2 })).toEqual({
		name: 'Cards due',
		title: '12 cards',
		note: 'About 2 minutes',
	})
	expect(sayCardsToday({ due: 1, fresh: 8, minutes: 1 })).toEqual({
		name: 'Cards due',
		title: '1 card',
		note: 'About 1 minute · 8 new words to study',
	})
})

test('new cards alone are something to do too', () => {
	const fresh = { due: 0, fresh: 12, minutes: 0 }
	expect(sayCardsToday(fresh)).toMatchObject({ name: 'Cards', title: '12 new words to study' })
	expect(sayCardsToday({ ...fresh, fresh: 1 })).toMatchObject({ title: '1 new word to study' })
	expect(sayCardsToday({ ...fresh, fresh: 0 })).toBeUndefined()
})

test.each([
	[{ due: 3, fresh: 12 }, '3 due'],
	[{ due: 0, fresh: 12 }, '12 new'],
	[{ due: 0, fresh: 0 }, 'Nothing due'],
])('%o is said briefly as %s', (cards, said) => {
	expect(sayCardsBriefly(cards)).toBe(said)
})
