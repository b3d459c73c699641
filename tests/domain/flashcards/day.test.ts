import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, datesIn, dayOf, isTimeZone, sayDate, weekOf } from '#app/domain/flashcards/day.ts'

const hours = ({ start, end }: { start: Date; end: Date }) => (+end - +start) / 3_600_000

test('a day begins at midnight of its own zone', () => {
	const at = new Date('2026-11-21T23:30:00Z')
	expect(dayOf(at, 'Asia/Shanghai')).toEqual({
		date: '2026-11-22',
		start: new Date('2026-11-21T16:00:00Z'),
		end: new Date('2026-11-22T16:00:00Z'),
	})
	expect(dayOf(at, 'America/Los_Angeles').date).toBe('2026-11-21')
	expect(dayOf(at, 'Asia/Kathmandu').start).toEqual(new Date('2026-11-21T18:15:00Z'))
})

test.each([
	['Europe/Berlin', '2026-03-29T12:00:00Z', 23],
	['Europe/Berlin', '2026-10-25T12:00:00Z', 25],
	['Australia/Lord_Howe', '2026-04-05T12:00:00Z', 24.5],
	// A night without midnight: clocks go from 23:59 to 1:00.
	['Africa/Cairo', '2026-04-24T12:00:00Z', 23],
	['America/Havana', '2026-11-01T18:00:00Z', 25],
])('in %s the day of %s has %d hours', (zone, at, length) => {
	expect(hours(dayOf(new Date(at), zone))).toBe(length)
})

test('a date that a zone leaves out is no day', () => {
	const before = dayOf(new Date('2011-12-29T20:00:00Z'), 'Pacific/Apia')
	expect(before.date).toBe('2011-12-29')
	expect(dayOf(before.end, 'Pacific/Apia').date).toBe('2011-12-31')
})

test('a zone that no one knows is UTC', () => {
	expect(isTimeZone('Europe/Berlin')).toBe(true)
	for (const zone of ['', 'Mars/Base', '../etc/passwd', '__proto__', 'a'.repeat(10_000)]) {
		expect(isTimeZone(zone)).toBe(false)
		expect(dayOf(new Date('2026-11-21T23:30:00Z'), zone).date).toBe('2026-11-21')
	}
})

test('a week runs from Monday to Sunday', () => {
	const sunday = new Date('2026-11-22T12:00:00Z')
	expect(weekOf(sunday, 'UTC')).toEqual([
		'2026-11-16',
		'2026-11-17',
		'2026-11-18',
		'2026-11-19',
		'2026-11-20',
		'2026-11-21',
		'2026-11-22',
	])
	expect(weekOf(new Date('2026-11-22T17:00:00Z'), 'Asia/Shanghai')[0]).toBe('2026-11-23')
})

test('in every zone and at any time, a day holds its instant and no other date', () => {
	const zones = Intl.supportedValuesOf('timeZone')
	const instant = fc.date({
		// Until 1979 Kiritimati was 10:40 behind UTC, which no quarter of an hour is.
		min: new Date('1980-01-01'),
		max: new Date('2037-01-01'),
		noInvalidDate: true,
	})
	fc.assert(
		fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
			const day = dayOf(at, zone)
			const dateOf = datesIn(zone)
			expect(+day.start).toBeLessThanOrEqual(+at)
			expect(+day.end).toBeGreaterThan(+at)
			expect(dateOf(day.start)).toBe(day.date)
			expect(dateOf(new Date(+day.end - 1))).toBe(day.date)
			expect(dateOf(day.end) > day.date).toBe(true)
			expect(dateOf(new Date(+day.start - 1)) < day.date).toBe(true)
		}),
	)
})

test('days are added across months, years and leap days', () => {
	expect(addDays('2026-11-28', 7)).toBe('2026-12-05')
	expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
	expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('a date is said with its weekday', () => {
	expect(sayDate('2026-11-22')).toBe('Sun 22 Nov')
	expect(sayDate('2026-06-01')).toBe('Mon 1 Jun')
})
