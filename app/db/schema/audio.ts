import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant, json, timestamps } from '#app/db/columns.ts'
import { jobStatuses } from '#app/domain/speech/job.ts'
import { speakerVoicesSchema } from '#app/domain/speech/speaker-voices.ts'
import { speechScriptSchema } from '#app/domain/speech/speech-script.ts'
import { articles } from './articles.ts'
import { lessons } from './lessons.ts'

/**
 * A request to synthesize a text. The row is the state machine; the queue's message carries only
 * its id.
 */
export const audioJobs = sqliteTable(
	'audio_jobs',
	{
		id: id(),
		lessonId: text().references(() => lessons.id, { onDelete: 'cascade' }),
		articleId: text().references(() => articles.id, { onDelete: 'cascade' }),
		status: text({ enum: jobStatuses }).notNull(),
		script: json(speechScriptSchema).notNull(),
		/** Hash of the script; a lesson stores the same hash beside its audio. */
		textHash: text().notNull(),
		voice: text().notNull(),
		/** The voices of a dialogue's speakers; null if all is spoken with one voice. */
		speakerVoices: json(speakerVoicesSchema),
		/** The speech engine and its version. */
		engine: text().notNull(),
		/** The task's id at a provider that works asynchronously. */
		providerTaskId: text(),
		/** Same text, voices, engine and lesson: same job. */
		dedupeKey: text().notNull(),
		/** Counts the attempts. A worker that holds an older number has lost the job. */
		attempt: integer().notNull().default(0),
		leaseUntil: instant(),
		/** When the message was last sent to the queue. */
		sentAt: instant(),
		temporaryKey: text(),
		audioPath: text(),
		durationMs: integer(),
		errorCode: text(),
		/** The provider's error, shown to administrators. */
		errorDetail: text(),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('audio_jobs_once')
			.on(table.dedupeKey)
			.where(sql`status in ('queued', 'processing', 'completed')`),
		index('audio_jobs_by_lesson').on(table.lessonId, table.createdAt),
		index('audio_jobs_by_article').on(table.articleId, table.createdAt),
		index('audio_jobs_by_status').on(table.status, table.updatedAt),
		check('audio_jobs_one_owner', sql`(${table.lessonId} is null) <> (${table.articleId} is null)`),
	],
)
