import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datesIn } from '#app/domain/flashcards/day.ts'
import { daysInARow } from '#app/domain/today/days-in-a-row.ts'

function rowOf(instants: readonly string[], now: string, timeZone: string): number {
	const dateOf = datesIn(timeZone)
	return daysInARow(new Set(instants.map((at) => dateOf(new Date(at)))), dateOf(new Date(now)))
}

test('a today without study yet breaks nothing, a yesterday without does', () => {
	expect(daysInARow(new Set(['2026-11-20', '2026-11-21']), '2026-11-22')).toBe(2)
	expect(daysInARow(new Set(['2026-11-20']), '2026-11-22')).toBe(0)
	expect(daysInARow(new Set(['2026-11-20', '2026-11-22']), '2026-11-22')).toBe(1)
})

test('the row goes over the ends of months and years', () => {
	expect(daysInARow(new Set(['2027-12-31', '2028-01-01']), '2028-01-01')).toBe(2)
	expect(daysInARow(new Set(['2028-02-28', '2028-02-29', '2028-03-01']), '2028-03-01')).toBe(3)
})

test('days are those of the person’s time zone', () => {
	const evenings = ['2026-11-20T23:30:00Z', '2026-11-21T23:30:00Z']
	expect(rowOf(evenings, '2026-11-22T10:00:00Z', 'UTC')).toBe(2)
	// In Shanghai it was the morning of the 21st and the 22nd.
	expect(rowOf(evenings, '2026-11-22T15:00:00Z', 'Asia/Shanghai')).toBe(2)
	expect(rowOf(evenings, '2026-11-23T20:00:00Z', 'Asia/Shanghai')).toBe(0)
	expect(rowOf(evenings, '2026-11-23T20:00:00Z', 'Pacific/Honolulu')).toBe(0)
	expect(rowOf(evenings, '2026-11-23T09:00:00Z', 'Pacific/Honolulu')).toBe(2)
})

test.each([
	['spring', ['2026-03-28T22:30:00Z', '2026-03-29T21:30:00Z', '2026-03-30T21:30:00Z'], 3],
	['autumn', ['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', '2026-10-26T22:30:00Z'], 3],
])('a row survives the change of clocks in %s', (_, instants, days) => {
	expect(rowOf(instants, instants.at(-1) ?? '', 'Europe/Berlin')).toBe(days)
})

test('without gaps the row is as long as the days are many, whatever the zone', () => {
	const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Shanghai', 'Asia/Kathmandu']
	fc.assert(
		fc.property(
			fc.constantFrom(...zones),
			fc.integer({ min: 1, max: 40 }),
			fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
			(zone, days, now) => {
				const dateOf = datesIn(zone)
				const noon = Date.parse(`${dateOf(now)}T12:00:00Z`)
				const studied = Array.from({ length: days }, (_, index) =>
					new Date(noon - index * 86_400_000).toISOString().slice(0, 10),
				)
				expect(daysInARow(new Set(studied), dateOf(now))).toBe(days)
			},
		),
	)
})
