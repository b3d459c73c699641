import type { Doubts } from './use-doubts.ts'

/** A long text with all its readings listed has thousands: some are shown around the current one. */
const mostShown = 50

/** The doubts that the column shows, and how many stand before and after them in the list. */
export function shownDoubts({ list, current }: Pick<Doubts, 'list' | 'current'>) {
	const before = Math.floor(Math.max(0, current) / mostShown) * mostShown
	const shown = list.slice(before, before + mostShown)
	return { before, shown, after: list.length - before - shown.length }
}
