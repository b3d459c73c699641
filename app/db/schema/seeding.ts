import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '#app/db/columns.ts'

/** Finished steps of the seed, so that an interrupted first start resumes where it stopped. */
export const seedSteps = sqliteTable('seed_steps', {
	name: text().primaryKey(),
	finishedAt: instant().notNull(),
})
