import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '#app/db/columns.ts'

/** Which parts of the first content are in, so that an interrupted first start goes on where it stopped. */
export const seedSteps = sqliteTable('seed_steps', {
	name: text().primaryKey(),
	finishedAt: instant().notNull(),
})
