import { type SQL, sql } from 'drizzle-orm'
import { lessons } from './schema/index.ts'

/** Whether a lesson is a text that reads the words of the lesson before it again; `of` is its alias, if it has one. */
export function isReadAgain(of: SQL = sql`${lessons}`): SQL<boolean> {
	return sql`(${of}.config ->> 'kind' is 'again')`.mapWith(Boolean)
}
