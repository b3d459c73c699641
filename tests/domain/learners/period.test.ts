import { expect, test } from 'vitest'
import { periods, startOfPeriod } from '#app/domain/learners/period.ts'

test('a period begins its days before now', () => {
	const now = new Date('2026-11-23T12:00:00Z')
	expect(
		periods.map((period) => new Date(startOfPeriod(period, now)).toISOString().slice(0, 10)),
	).toEqual(['2026-11-16', '2026-10-24', '2026-08-25', '1970-01-01'])
})
