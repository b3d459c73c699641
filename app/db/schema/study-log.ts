import { sql } from 'drizzle-orm'
import {
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { id, instant } from '#app/db/columns.ts'
import { userProfiles } from './accounts.ts'
import { articles } from './articles.ts'
import { lessons } from './lessons.ts'

/** Where a person stopped in a text. The newest place wins, whichever device sent it. */
export const readingPlaces = sqliteTable(
	'reading_places',
	{
		id: id(),
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		lessonId: text().references(() => lessons.id, { onDelete: 'cascade' }),
		articleId: text().references(() => articles.id, { onDelete: 'cascade' }),
		/** From 1; the first paragraph that was at the top of the screen. */
		paragraph: integer().notNull(),
		/** Paragraphs of the text at that time. */
		paragraphs: integer().notNull(),
		changedAt: instant().notNull(),
	},
	(table) => [
		uniqueIndex('reading_places_of_lesson').on(table.userId, table.lessonId),
		uniqueIndex('reading_places_of_article').on(table.userId, table.articleId),
		index('reading_places_by_date').on(table.userId, table.changedAt),
		index('reading_places_by_lesson').on(table.lessonId),
		check(
			'reading_places_one_text',
			sql`(${table.lessonId} is null) <> (${table.articleId} is null)`,
		),
	],
)

/**
 * Time with texts, a row for each device and day. A device reports its day's total, which only grows,
 * so that a report may arrive twice or late.
 */
export const studyTime = sqliteTable(
	'study_time',
	{
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		device: text().notNull(),
		/** By the person's own clock: 2026-11-22. */
		day: text().notNull(),
		readMs: integer().notNull().default(0),
		listenedMs: integer().notNull().default(0),
		updatedAt: instant().notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.day, table.device] })],
)

/** In how many browsers learners opened the popup of a lesson's word. Nothing tells who. */
export const tappedWords = sqliteTable(
	'tapped_words',
	{
		lessonId: text()
			.notNull()
			.references(() => lessons.id, { onDelete: 'cascade' }),
		word: text().notNull(),
		browsers: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.lessonId, table.word] })],
)

/** Names of batches of tapped words that were counted: a batch may arrive twice. They go after a week. */
export const tapBatches = sqliteTable(
	'tap_batches',
	{ id: id(), createdAt: instant().notNull() },
	(table) => [index('tap_batches_by_date').on(table.createdAt)],
)
