import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, json, timestamps } from '#app/db/columns.ts'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'
import { userProfiles } from './accounts.ts'

/** The id is the slug of its address, `/articles/the-bicycle-repairman`. */
export const articles = sqliteTable(
	'articles',
	{
		id: text().primaryKey(),
		enTitle: text().notNull(),
		title: text().notNull(),
		level: text({ enum: courseLevels }).notNull(),
		coverImage: text(),
		content: json(lessonContentSchema).notNull(),
		audioPath: text(),
		audioTextHash: text(),
		orderNo: integer().notNull().default(0),
		status: integer().notNull().default(1),
		isDeleted: flag().notNull().default(false),
		/** Since when it waits in the trash; null outside. */
		deletedAt: instant(),
		deletedBy: text().references(() => userProfiles.id, { onDelete: 'set null' }),
		/** Counts the changes of its fields. */
		version: integer().notNull().default(1),
		/** Counts the saves of its text, as `working_parts.version` does while one waits to be published. */
		textVersion: integer().notNull().default(1),
		/** When it is published by itself; null if nobody has chosen a time. */
		publishAt: instant(),
		...timestamps(),
	},
	(table) => [
		index('articles_scheduled').on(table.publishAt).where(sql`publish_at is not null`),
		index('articles_in_order').on(table.isDeleted, table.status, table.orderNo, table.createdAt),
		index('articles_in_trash').on(table.deletedAt).where(sql`is_deleted`),
	],
)
