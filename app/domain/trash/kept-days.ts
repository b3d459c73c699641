/**
 * How long deleted things can be restored. The lesson 茶馆, deleted on 1 November at noon, waits in the
 * trash until 1 December at noon. Then it is deleted for good.
 */

/** In days. */
export const keptDays = 30

const dayMs = 24 * 60 * 60_000
const keptMs = keptDays * dayMs

/** Whole days, rounded up; 0 once the time is over. */
export function daysLeft(deletedAt: Date, now: Date): number {
	return Math.max(0, Math.ceil((+deletedAt + keptMs - +now) / dayMs))
}

/** Things that were deleted by then are deleted for good now. */
export function keptSince(now: Date): Date {
	return new Date(+now - keptMs)
}
