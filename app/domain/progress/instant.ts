/**
 * Timestamps in a record, such as 2026-03-01T10:00:00.000Z; they sort as strings.
 *
 * Clocks may be wrong. If a phone that thinks it is 2031 marks 你好 as learned, a laptop that has seen
 * this mark and removes it in 2026 dates the removal one millisecond after the mark.
 */
export type Instant = string

const lastMs = Date.parse('9999-12-31T23:59:59.999Z')

export function isInstant(value: unknown): value is Instant {
	return (
		typeof value === 'string' &&
		/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
		!Number.isNaN(Date.parse(value))
	)
}

/** The date of an act: `now` (ms since 1970), or just after the latest of `known` if that is later. */
export function instantAfter(now: number, known: readonly (Instant | undefined)[]): Instant {
	const after = known.map((instant) => (instant === undefined ? 0 : Date.parse(instant) + 1))
	return new Date(Math.min(Math.max(now, ...after), lastMs)).toISOString()
}
