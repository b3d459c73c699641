import { sql } from 'drizzle-orm'
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	sqliteTable,
	text,
} from 'drizzle-orm/sqlite-core'
import { flag, id, instant, json, timestamps } from '#app/db/columns.ts'
import { categories } from '#app/domain/courses/category.ts'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { bilingualSchema } from '#app/domain/lesson-text/bilingual.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'
import { noteBlocksSchema } from '#app/domain/notes/note-blocks.ts'
import { userProfiles } from './accounts.ts'

/** Courses and lessons. A lesson without a parent is a single lesson. */
export const lessons = sqliteTable(
	'lessons',
	{
		id: id(),
		parentId: text().references((): AnySQLiteColumn => lessons.id, { onDelete: 'cascade' }),
		type: text({ enum: ['course', 'lesson'] }).notNull(),
		slug: text().notNull().unique(),
		title: json(bilingualSchema, 'title_json').notNull(),
		description: json(bilingualSchema, 'description_json').notNull(),
		level: text({ enum: courseLevels }).notNull(),
		category: text({ enum: categories }).notNull(),
		coverImagePath: text(),
		isFree: flag().notNull().default(true),
		isPrivate: flag().notNull().default(false),
		isDeleted: flag().notNull().default(false),
		/** Since when it waits in the trash; null outside. A course's lessons wait with it. */
		deletedAt: instant(),
		deletedBy: text().references(() => userProfiles.id, { onDelete: 'set null' }),
		orderNo: integer().notNull().default(0),
		/** A course's place on the path; the lowest comes first. Null off the path, and for lessons. */
		pathNo: integer(),
		config: json(lessonConfigSchema).notNull(),
		/** Counts the changes of the row itself; its text and its exercises have versions of their own. */
		version: integer().notNull().default(1),
		/** Incremented by each save of its exercises. */
		exercisesVersion: integer().notNull().default(1),
		status: integer().notNull().default(1),
		/** When it is published by itself; null if nobody has chosen a time. */
		publishAt: instant(),
		...timestamps(),
	},
	(table) => [
		index('lessons_scheduled').on(table.publishAt).where(sql`publish_at is not null`),
		index('lessons_top_level').on(table.parentId, table.isDeleted, table.orderNo, table.createdAt),
		index('lessons_by_category').on(
			table.category,
			table.parentId,
			table.isDeleted,
			table.orderNo,
			table.createdAt,
		),
		index('lessons_in_trash').on(table.deletedAt).where(sql`is_deleted`),
		check('lessons_status', sql`${table.status} in (0, 1, 2)`),
	],
)

/** Former slugs of courses and lessons. A page that is asked for by one sends on to the present one. */
export const oldSlugs = sqliteTable(
	'old_slugs',
	{
		slug: text().primaryKey(),
		lessonId: text()
			.notNull()
			.references(() => lessons.id, { onDelete: 'cascade' }),
		leftAt: instant().notNull(),
	},
	(table) => [index('old_slugs_by_lesson').on(table.lessonId)],
)

/** The text of a lesson, one document each. Each save increments `version`. */
export const lessonContents = sqliteTable('lesson_contents', {
	lessonId: text()
		.primaryKey()
		.references(() => lessons.id, { onDelete: 'cascade' }),
	content: json(lessonContentSchema).notNull(),
	audioPath: text(),
	audioTextHash: text(),
	version: integer().notNull().default(1),
	...timestamps(),
})

/** The notes of a lesson: as typed, and as blocks whose examples are cut and read. */
export const lessonNotes = sqliteTable('lesson_notes', {
	lessonId: text()
		.primaryKey()
		.references(() => lessons.id, { onDelete: 'cascade' }),
	source: text().notNull(),
	blocks: json(noteBlocksSchema).notNull(),
	version: integer().notNull().default(1),
	...timestamps(),
})
