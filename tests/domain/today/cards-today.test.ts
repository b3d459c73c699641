import { expect, test } from 'vitest'
import { sayCardsBriefly, sayCardsToday } from '#app/domain/today/cards-today.ts'

const deck = { slug: 'my-words', name: 'My Words', fresh: 0 }

test('cards due are named first, and new ones beside them', () => {
	expect(sayCardsToday({ due: 12, fresh: 0, soon: 3, minutes: 2 }, deck)).toEqual({
		name: 'Cards due',
		title: '12 cards',
		note: 'About 2 minutes',
	})
	expect(sayCardsToday({ due: 1, fresh: 8, soon: 0, minutes: 1 }, deck)).toEqual({
		name: 'Cards due',
		title: '1 card',
		note: 'About 1 minute · 8 new words to study',
	})
})

test('new cards alone are something to do too: those of the deck that is studied first', () => {
	const fresh = { due: 0, fresh: 20, soon: 0, minutes: 0 }
	expect(sayCardsToday(fresh, { ...deck, fresh: 12 })).toEqual({
		name: 'Cards',
		title: '12 new words to study',
		note: 'Deck My Words',
	})
	expect(sayCardsToday(fresh, { ...deck, fresh: 1 })).toMatchObject({
		title: '1 new word to study',
	})
	expect(sayCardsToday({ ...fresh, fresh: 0 }, deck)).toBeUndefined()
})

test('cards that were just answered are back in some minutes, and not due', () => {
	const soon = { due: 0, fresh: 0, soon: 3, minutes: 0 }
	expect(sayCardsToday(soon, deck)).toEqual({
		name: 'Cards',
		title: '3 cards',
		note: 'Back in a few minutes',
	})
})

test.each([
	[{ due: 3, fresh: 12, soon: 2 }, '3 due'],
	[{ due: 0, fresh: 12, soon: 2 }, '12 new'],
	[{ due: 0, fresh: 0, soon: 2 }, '2 back soon'],
	[{ due: 0, fresh: 0, soon: 0 }, 'Nothing due'],
])('%o is said briefly as %s', (cards, said) => {
	expect(sayCardsBriefly(cards)).toBe(said)
})
