import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '#app/db/columns.ts'

/**
 * Media objects that nothing refers to any more. The transaction that drops the last reference adds
 * the row; the sweep removes it once the object is gone. An upload gets its row before it begins,
 * dated when it expires unless saved.
 */
export const discardedMedia = sqliteTable('discarded_media', {
	key: text().primaryKey(),
	discardedAt: instant().notNull(),
})
