import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A JSON column, or null where it is damaged: `json_each` of it would fail the whole query. */
export function readableJson(column: SQLWrapper): SQL {
	return sql`case when json_valid(${column}) then ${column} end`
}

/** A JSON column as the text that is stored: the column's own schema would fail on damaged content. */
export function storedText<T extends string | null = string>(column: SQLWrapper): SQL<NoInfer<T>> {
	return sql<T>`(${column})`
}
