import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type HskEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import { hskLists } from './schema/index.ts'

/** The editions whose word lists were imported, as a column of another query. */
export const importedEditions = sql<HskEdition[]>`(
	select json_group_array(${hskLists.edition}) from ${hskLists}
)`.mapWith((value: string) => z.array(z.enum(hskEditions)).parse(JSON.parse(value)))
