/**
 * When an account is deleted. 小美 may choose: at once, or in thirty days. Until then signing in keeps the account
 * as it was.
 */
export const leavingTimes = ['now', 'later'] as const

export const graceDays = 30

const dayMs = 24 * 60 * 60_000

export function leavesAt(now: Date): Date {
	return new Date(+now + graceDays * dayMs)
}

/** The day in UTC, for people: "23 December 2026". */
export function spellDay(day: Date): string {
	return day.toLocaleDateString('en-GB', {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	})
}
