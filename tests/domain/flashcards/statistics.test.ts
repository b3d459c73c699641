import { expect, test } from 'vitest'
import { barScale, weeklyActivity } from '#app/domain/flashcards/statistics.ts'

const saturday = new Date('2026-11-21T12:00:00Z')
const minute = 60_000

test('the week runs Monday to Sunday and knows today', () => {
	const week = weeklyActivity([], { now: saturday, timeZone: 'UTC' })
	expect(week.map(({ day }) => day).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun')
	expect(week.filter(({ isToday }) => isToday)).toEqual([{ day: 'Sat', minutes: 0, isToday: true }])
})

test('minutes count for the day they had in the person’s own zone', () => {
	const studied = [
		{ at: new Date('2026-11-20T15:45:00Z'), ms: 2 * minute },
		{ at: new Date('2026-11-20T16:00:00Z'), ms: 1.5 * minute },
		{ at: new Date('2026-11-14T12:00:00Z'), ms: 9 * minute },
	]
	const minutes = (timeZone: string) =>
		weeklyActivity(studied, { now: saturday, timeZone }).map(({ minutes }) => minutes)
	expect(minutes('Asia/Shanghai')).toEqual([0, 0, 0, 0, 2, 1.5, 0])
	expect(minutes('UTC')).toEqual([0, 0, 0, 0, 3.5, 0, 0])
})

test('bars are measured by the fullest day, and by a minute at least', () => {
	expect(barScale([{ minutes: 3 }, { minutes: 12.5 }])).toBe(13)
	expect(barScale([{ minutes: 0.2 }])).toBe(1)
	expect(barScale([])).toBe(1)
})
