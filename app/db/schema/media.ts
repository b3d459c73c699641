import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '#app/db/columns.ts'

/**
 * Objects of the media store that nothing refers to any more. The row is written in the transaction
 * that lets go of the object and removed when the object is gone, so that none is forgotten. An
 * upload is written down before it begins, with the moment until which it waits to be saved.
 */
export const discardedMedia = sqliteTable('discarded_media', {
	key: text().primaryKey(),
	discardedAt: instant().notNull(),
})
