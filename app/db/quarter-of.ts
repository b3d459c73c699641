import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { quarterMs } from '#app/domain/flashcards/day.ts'

/** Quarters of an hour since 1970. A bound number would arrive as a fraction, and so would the quarter. */
export function quarterOf(at: SQLWrapper): SQL<number> {
	return sql<number>`cast(${at} as integer) / ${sql.raw(String(quarterMs))}`
}

/** The first moment of the next quarter, in ms since 1970. */
export function nextQuarter(at: SQLWrapper): SQL<number> {
	return sql<number>`(${quarterOf(at)} + 1) * ${sql.raw(String(quarterMs))}`
}
