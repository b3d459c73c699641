/**
 * The moments in a record, written 2026-03-01T10:00:00.000Z: of two, the later is the greater text.
 *
 * Clocks are wrong. A telephone that believes it is 2031 marks 你好 as learned; the laptop that has
 * seen this and un-marks it in 2026 dates its act a millisecond after the telephone's, not to 2026.
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

/** When an act is dated: now (ms since 1970), but after everything known when it was done. */
export function instantAfter(now: number, known: readonly (Instant | undefined)[]): Instant {
	const after = known.map((instant) => (instant === undefined ? 0 : Date.parse(instant) + 1))
	return new Date(Math.min(Math.max(now, ...after), lastMs)).toISOString()
}
