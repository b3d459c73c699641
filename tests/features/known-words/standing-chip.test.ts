import { expect, test } from 'vitest'
import { sayStanding } from '#app/features/known-words/standing-chip.tsx'

const ranks = { rank: 1, user: 1 } as const

test('the sheet of a word says how it stands, and what that comes from', () => {
	expect(sayStanding(undefined, ranks)).toBe('Learning · by your level')
	expect(sayStanding(undefined, { rank: 2, user: 1 })).toBe('New')
	expect(sayStanding({ said: 'new', stability: null }, ranks)).toBe('New · as you said')
	expect(sayStanding({ said: null, stability: 2 }, ranks)).toBe('Learning · from your cards')
	expect(sayStanding({ said: null, stability: null, isMet: true }, ranks)).toBe(
		'Learning · from a lesson you learned',
	)
	expect(sayStanding({ said: null, stability: 30 }, ranks)).toBe('Known · from your cards')
	expect(sayStanding({ said: 'ignored', stability: null }, ranks)).toBe('Ignored · as you said')
})
