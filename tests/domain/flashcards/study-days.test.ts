import { expect, test } from 'vitest'
import { everyDay, minutesOn, stepOf, studyDays } from '#app/domain/flashcards/study-days.ts'

const minute = 60_000
const june = { from: '2026-06-01', to: '2026-06-30', timeZone: 'UTC' }

test('cards, reading and listening of a day stand together', () => {
	const studied = [
		{ at: new Date('2026-06-02T08:00:00Z'), ms: 3 * minute },
		{ at: new Date('2026-06-02T21:00:00Z'), ms: 1.5 * minute },
	]
	const withTexts = [
		{ date: '2026-06-05', readMs: 0, listenedMs: 2 * minute },
		{ date: '2026-06-02', readMs: 12 * minute, listenedMs: 0 },
	]
	const days = studyDays({ studied, withTexts, ...june })
	expect(days).toEqual([
		{ date: '2026-06-02', cards: 4.5, read: 12, listened: 0 },
		{ date: '2026-06-05', cards: 0, read: 0, listened: 2 },
	])
	expect(days.map(minutesOn)).toEqual([16.5, 2])
})

test('cards count for the day of the person’s clock', () => {
	const studied = [{ at: new Date('2026-06-02T17:00:00Z'), ms: minute }]
	const dateIn = (timeZone: string) =>
		studyDays({ studied, withTexts: [], ...june, timeZone })[0]?.date
	expect(dateIn('UTC')).toBe('2026-06-02')
	expect(dateIn('Asia/Shanghai')).toBe('2026-06-03')
})

test('days outside the weeks shown, and less than three seconds, are left out', () => {
	const withTexts = ['2026-05-31', '2026-06-30', '2026-07-01'].map((date) => ({
		date,
		readMs: minute,
		listenedMs: 0,
	}))
	const moment = { date: '2026-06-10', readMs: 2000, listenedMs: 0 }
	const days = studyDays({ studied: [], withTexts: [...withTexts, moment], ...june })
	expect(days.map(({ date }) => date)).toEqual(['2026-06-30'])
})

test('idle days are between those with activity', () => {
	const day = { date: '2026-02-28', cards: 1, read: 0, listened: 0 }
	expect(everyDay([day], '2026-02-27', '2026-03-01').map(minutesOn)).toEqual([0, 1, 0])
})

test('a day has four steps, the last from half an hour on', () => {
	expect([0, 0.1, 4.9, 5, 14.9, 15, 29.9, 30, 600].map(stepOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
})
