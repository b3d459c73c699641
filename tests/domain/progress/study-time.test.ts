import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	dayOfClock,
	idleMs,
	longestTickMs,
	mergeDays,
	timeOf,
} from '#app/domain/progress/study-time.ts'

const days = fc.dictionary(
	fc.constantFrom('2026-11-21', '2026-11-22', '2026-11-23'),
	fc.record({ readMs: fc.nat(5), listenedMs: fc.nat(5) }),
)

const reading = { elapsedMs: 5000, idleForMs: 0, isVisible: true, isPlaying: false }

test('the larger total of a day counts, and no day is lost', () => {
	const phone = { '2026-11-22': { readMs: 5, listenedMs: 1 } }
	const later = {
		'2026-11-22': { readMs: 9, listenedMs: 1 },
		'2026-11-23': { readMs: 1, listenedMs: 0 },
	}
	expect(mergeDays(phone, later)).toEqual(later)
	expect(mergeDays(later, phone)).toEqual(later)
})

test('totals merge in any order, any number of times, and only grow', () => {
	fc.assert(
		fc.property(days, days, days, (a, b, c) => {
			expect(mergeDays(a, b)).toEqual(mergeDays(b, a))
			expect(mergeDays(a, mergeDays(b, c))).toEqual(mergeDays(mergeDays(a, b), c))
			expect(mergeDays(a, a)).toEqual(mergeDays(a, {}))
			for (const [day, { readMs }] of Object.entries(a)) {
				expect(mergeDays(a, b)[day]?.readMs).toBeGreaterThanOrEqual(readMs)
			}
		}),
	)
})

test('a visible page whose reader moved within a minute is read', () => {
	expect(timeOf(reading)).toEqual({ readMs: 5000, listenedMs: 0 })
	expect(timeOf({ ...reading, idleForMs: idleMs - 1 })).toEqual({ readMs: 5000, listenedMs: 0 })
	expect(timeOf({ ...reading, idleForMs: idleMs })).toEqual({ readMs: 0, listenedMs: 0 })
	expect(timeOf({ ...reading, isVisible: false })).toEqual({ readMs: 0, listenedMs: 0 })
})

test('audio is listened to on a dark screen too, and reading along counts once', () => {
	const listening = { readMs: 0, listenedMs: 5000 }
	expect(timeOf({ ...reading, isPlaying: true })).toEqual(listening)
	expect(timeOf({ ...reading, isPlaying: true, isVisible: false })).toEqual(listening)
})

test('the night of a sleeping device is not study', () => {
	expect(timeOf({ ...reading, elapsedMs: 8 * 60 * 60_000 }).readMs).toBe(longestTickMs)
	expect(timeOf({ ...reading, elapsedMs: -1 }).readMs).toBe(0)
})

test('a day is that of the device’s own clock', () => {
	expect(dayOfClock(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
	expect(dayOfClock(new Date(2026, 10, 22, 0, 0))).toBe('2026-11-22')
})
