import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant, timestamps } from '#app/db/columns.ts'
import { lessons } from './lessons.ts'

/** A text to be spoken. The row is the state machine; the queue's message carries only its id. */
export const audioJobs = sqliteTable(
	'audio_jobs',
	{
		id: id(),
		lessonId: text()
			.notNull()
			.references(() => lessons.id, { onDelete: 'cascade' }),
		status: text({
			enum: ['queued', 'processing', 'completed', 'confirmed', 'error'],
		}).notNull(),
		text: text().notNull(),
		textHash: text().notNull(),
		voice: text().notNull(),
		provider: text().notNull(),
		providerTaskId: text(),
		/** The same text, voice and engine for the same lesson is the same job. */
		dedupeKey: text().notNull(),
		attempt: integer().notNull().default(0),
		leaseUntil: instant(),
		temporaryKey: text(),
		audioPath: text(),
		durationMs: integer(),
		errorCode: text(),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('audio_jobs_once')
			.on(table.dedupeKey)
			.where(sql`status in ('queued', 'processing', 'completed')`),
		index('audio_jobs_by_lesson').on(table.lessonId, table.createdAt),
		index('audio_jobs_by_status').on(table.status, table.updatedAt),
	],
)
