import { expect, test } from 'vitest'
import { isSomething, sayWaiting, type Waiting } from '#app/domain/reminders/what-waits.ts'

const nothing: Waiting = {
	cards: { due: 0, fresh: 0, minutes: 0 },
	begun: undefined,
	next: undefined,
}
const begun = { title: 'The Slow Train' }
const next = { title: 'The Phone Rings', course: 'From Zero', number: 5 }

test.each([
	[
		{ cards: { due: 12, fresh: 3, minutes: 4 }, next },
		'12 cards, about 4 minutes. Then lesson 5 of From Zero, The Phone Rings.',
	],
	[
		{ cards: { due: 1, fresh: 0, minutes: 1 }, begun },
		'1 card, about 1 minute. Then go on with The Slow Train.',
	],
	[{ cards: { due: 0, fresh: 8, minutes: 0 } }, '8 new words.'],
	[
		{ cards: { due: 2, fresh: 0, minutes: 1 }, next: { ...next, course: null } },
		'2 cards, about 1 minute. Then The Phone Rings.',
	],
	[{ begun }, 'The Slow Train is open where you stopped.'],
])('%o', (waiting, said) => {
	expect(isSomething({ ...nothing, ...waiting })).toBe(true)
	expect(sayWaiting({ ...nothing, ...waiting })).toBe(said)
})

test('a new lesson alone is nothing that waits', () => {
	expect(isSomething({ ...nothing, next })).toBe(false)
})
