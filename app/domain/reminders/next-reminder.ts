/**
 * How often a person is reminded. After three reminders that no study followed, 小美 gets one a week; the eighth
 * of those is the last. Any study makes them daily again.
 */
import { addDays } from '#app/domain/flashcards/day.ts'

const mostDaily = 3
const mostWeekly = 8

type Standing = {
	/** The day of the last reminder, 2026-11-22. */
	sentOn: string | null
	/** Reminders since the person last studied, as of the last one. */
	unanswered: number
}

type Today = { date: string; hasStudiedSince: boolean }

/** What becomes of the standing by a reminder today; undefined if the week is not over. */
export function nextReminder(
	{ sentOn, unanswered: counted }: Standing,
	{ date, hasStudiedSince }: Today,
): { unanswered: number; isLast: boolean } | undefined {
	const before = hasStudiedSince ? 0 : counted
	if (before >= mostDaily && sentOn !== null && addDays(sentOn, 7) > date) return undefined
	const unanswered = before + 1
	return { unanswered, isLast: unanswered >= mostDaily + mostWeekly }
}
