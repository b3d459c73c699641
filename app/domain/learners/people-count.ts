/**
 * Counts of people as the back office shows them. Three people who stopped at one paragraph of 慢火车 would
 * soon have names, so the count says "fewer than 5".
 */

/** Smaller counts are hidden. */
export const leastPeople = 5

export type PeopleCount = number | 'few'

export function peopleCount(people: number): PeopleCount {
	return people > 0 && people < leastPeople ? 'few' : people
}

export function countText(count: PeopleCount): string {
	return count === 'few' ? `fewer than ${leastPeople}` : count.toLocaleString('en')
}

/** The height of a column: a hidden count has none. */
export function drawnCount(count: PeopleCount): number {
	return count === 'few' ? 0 : count
}

/** A whole percentage; undefined where it would reveal a hidden count. */
export function shareOf(part: number, whole: number): number | undefined {
	if (whole < leastPeople || peopleCount(part) === 'few') return undefined
	return Math.round((100 * part) / whole)
}

export function shareText(share: number | undefined): string {
	return share === undefined ? '–' : `${share}%`
}
