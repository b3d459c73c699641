import { expect, test } from 'vitest'
import { sayInterval } from '#app/domain/flashcards/interval.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
	[0, '1 min'],
	[minute, '1 min'],
	[10 * minute, '10 min'],
	[59.4 * minute, '59 min'],
	[59.6 * minute, '1 hour'],
	[5 * hour, '5 hours'],
	[23.6 * hour, '1 day'],
	[3 * day, '3 days'],
	[29 * day, '29 days'],
	[30 * day, '1 month'],
	[46 * day, '1.5 months'],
	[163 * day, '5.4 months'],
	[360 * day, '1 year'],
	[498 * day, '1.4 years'],
	[36500 * day, '100 years'],
])('%d ms are said as %s', (ms, words) => {
	expect(sayInterval(ms)).toBe(words)
})
