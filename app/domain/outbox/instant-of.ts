/**
 * When something happened that waited in a browser. 银行, marked two hours before it was sent at 12:00,
 * was marked at 10:00. A browser tells the age and not the time: its clock may be wrong.
 */

/** Something older counts as this old. */
const longestAgeMs = 90 * 24 * 60 * 60_000

/** In ms since 1970, a whole number; `ageMs` as of `now`. */
export function instantOf(ageMs: number, now: Date): number {
	return Math.round(+now - Math.min(ageMs, longestAgeMs))
}
