import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { hskEditions, type ImportedEdition } from '#app/domain/hsk/edition.ts'
import { hskLists } from './schema/index.ts'

const rows = z.array(z.object({ edition: z.enum(hskEditions), defaultAt: z.int().nullable() }))

/** The editions whose word lists were imported, as a column of another query. */
export const importedEditions = sql<ImportedEdition[]>`(
	select json_group_array(
		json_object('edition', ${hskLists.edition}, 'defaultAt', ${hskLists.defaultAt})
	) from ${hskLists}
)`.mapWith((value: string) => rows.parse(JSON.parse(value)))
