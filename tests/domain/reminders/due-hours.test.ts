import { expect, test } from 'vitest'
import { dueHours, sayHour } from '#app/domain/reminders/due-hours.ts'

test.each([
	['19:20 in Shanghai', '2026-11-25T11:20:00Z', 'Asia/Shanghai', '2026-11-25', [19]],
	['the date is that of the zone', '2026-11-25T20:05:00Z', 'Asia/Shanghai', '2026-11-26', [4]],
	['a zone with half an hour', '2026-11-25T13:31:00Z', 'Asia/Kolkata', '2026-11-25', [19]],
	['a zone with three quarters', '2026-11-25T13:16:00Z', 'Asia/Kathmandu', '2026-11-25', [19]],
	['midnight', '2026-11-25T00:00:00Z', 'UTC', '2026-11-25', [0]],
	['the last minute of a day', '2026-11-25T23:59:59Z', 'UTC', '2026-11-25', [23]],
	['a zone that no one knows is UTC', '2026-11-25T19:00:00Z', 'Mars/Base', '2026-11-25', [19]],
	['Berlin has no 2 o’clock', '2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', [2, 3]],
	['nor has it at 3:59', '2026-03-29T01:59:00Z', 'Europe/Berlin', '2026-03-29', [2, 3]],
	['an hour later', '2026-03-29T02:00:00Z', 'Europe/Berlin', '2026-03-29', [4]],
	['Cairo has no midnight', '2026-04-23T22:00:00Z', 'Africa/Cairo', '2026-04-24', [0, 1]],
	['Berlin has 2 o’clock once', '2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25', [2]],
	['and again', '2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', [2]],
	['3 o’clock after that', '2026-10-25T02:00:00Z', 'Europe/Berlin', '2026-10-25', [3]],
	['half an hour twice', '2026-04-04T15:10:00Z', 'Australia/Lord_Howe', '2026-04-05', [1]],
	['half an hour missing', '2026-10-03T15:30:00Z', 'Australia/Lord_Howe', '2026-10-04', [2]],
	['two hours back', '2026-10-25T01:30:00Z', 'Antarctica/Troll', '2026-10-25', [1]],
])('%s: %s', (_, at, timeZone, date, hours) => {
	expect(dueHours(new Date(at), timeZone)).toEqual({ date, hours })
})

test('each hour of a day comes up in the course of it, whatever the clock does', () => {
	for (const [timeZone, from] of [
		['Europe/Berlin', '2026-03-28T22:30:00Z'],
		['Europe/Berlin', '2026-10-24T21:30:00Z'],
		['Africa/Cairo', '2026-04-23T21:30:00Z'],
		['Australia/Lord_Howe', '2026-10-03T12:30:00Z'],
		['America/Havana', '2026-11-01T03:30:00Z'],
	] as const) {
		const hours = new Map<string, Set<number>>()
		for (let minute = 0; minute < 30 * 60; minute += 5) {
			const due = dueHours(new Date(+new Date(from) + minute * 60_000), timeZone)
			const seen = hours.get(due.date) ?? new Set()
			hours.set(due.date, seen)
			for (const hour of due.hours) seen.add(hour)
		}
		expect([timeZone, Math.max(...[...hours.values()].map(({ size }) => size))]).toEqual([
			timeZone,
			24,
		])
	}
})

test('an hour is said as a clock does', () => {
	expect([sayHour(7), sayHour(19)]).toEqual(['07:00', '19:00'])
})
