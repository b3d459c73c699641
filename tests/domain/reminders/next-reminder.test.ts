import { expect, test } from 'vitest'
import { addDays } from '#app/domain/flashcards/day.ts'
import { nextReminder } from '#app/domain/reminders/next-reminder.ts'

/** The days of reminders to somebody who studies on `studied`, as days since the first. */
function remindersOf(studied: readonly number[] = []) {
	const days: number[] = []
	let sentOn: string | null = null
	let sentDay = 0
	let unanswered = 0
	for (let day = 0; day < 100; day += 1) {
		const date = addDays('2026-11-25', day)
		const hasStudiedSince = studied.some((one) => one >= sentDay && one < day)
		const next = nextReminder({ sentOn, unanswered }, { date, hasStudiedSince })
		if (!next) continue
		days.push(day)
		sentOn = date
		sentDay = day
		unanswered = next.unanswered
		if (next.isLast) break
	}
	return days
}

test('after three reminders without study it is one a week, and the eighth of those is the last', () => {
	expect(remindersOf()).toEqual([0, 1, 2, 9, 16, 23, 30, 37, 44, 51, 58])
})

test('any study makes them daily again', () => {
	expect(remindersOf([12]).slice(0, 8)).toEqual([0, 1, 2, 9, 13, 14, 15, 22])
})

test('somebody who studies after each is reminded daily for good', () => {
	expect(remindersOf(Array.from({ length: 100 }, (_, day) => day))).toHaveLength(100)
})
