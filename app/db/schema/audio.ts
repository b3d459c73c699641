import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, instant, json, timestamps } from '#app/db/columns.ts'
import { jobStatuses } from '#app/domain/speech/job.ts'
import { speechScriptSchema } from '#app/domain/speech/speech-script.ts'
import { articles } from './articles.ts'
import { lessons } from './lessons.ts'

/** A text to be spoken. The row is the state machine; the queue's message carries only its id. */
export const audioJobs = sqliteTable(
	'audio_jobs',
	{
		id: id(),
		lessonId: text().references(() => lessons.id, { onDelete: 'cascade' }),
		articleId: text().references(() => articles.id, { onDelete: 'cascade' }),
		status: text({ enum: jobStatuses }).notNull(),
		script: json(speechScriptSchema).notNull(),
		/** Of the script, as a lesson keeps it beside its audio. */
		textHash: text().notNull(),
		voice: text().notNull(),
		/** The software that speaks and its version. */
		engine: text().notNull(),
		/** Where a provider that takes its time knows the order by. */
		providerTaskId: text(),
		/** The same text, voice and engine for the same lesson is the same job. */
		dedupeKey: text().notNull(),
		/** How often the work was begun; whoever has an older number has lost it. */
		attempt: integer().notNull().default(0),
		leaseUntil: instant(),
		/** When its message was last handed to the queue. */
		sentAt: instant(),
		temporaryKey: text(),
		audioPath: text(),
		durationMs: integer(),
		errorCode: text(),
		/** What the provider said, for administrators. */
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
