import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { id, instant, json, timestamps } from '#app/db/columns.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'
import { correctionsSchema } from '#app/domain/texts/correction-schema.ts'
import { paragraphTimesSchema } from '#app/domain/texts/paragraph-times-schema.ts'
import { partCountsSchema } from '#app/domain/texts/part-counts.ts'
import { userProfiles } from './accounts.ts'

/** A text that a person keeps for reading. It is theirs alone. */
export const ownTexts = sqliteTable(
	'own_texts',
	{
		id: id(),
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		title: text().notNull(),
		tags: json(z.array(z.string())).notNull(),
		...timestamps(),
		/** Each change of the corrections adds one. */
		correctionsRevision: integer().notNull().default(0),
		/** Its reader's corrections, in order. */
		corrections: json(correctionsSchema).notNull().default([]),
	},
	(table) => [index('own_texts_of_person').on(table.userId, table.createdAt)],
)

/** A part of an own text: a chapter, or as much as is read at a time. */
export const ownTextParts = sqliteTable(
	'own_text_parts',
	{
		id: id(),
		textId: text()
			.notNull()
			.references(() => ownTexts.id, { onDelete: 'cascade' }),
		/** From 1. */
		number: integer().notNull(),
		/** Empty if it has none. */
		title: text().notNull(),
		/** 0 until it is cut into words; then each save adds one. */
		version: integer().notNull().default(0),
		/** Code points of the source. */
		characters: integer().notNull(),
		/** The source's in UTF-8, and those of its times. Parts of before times were counted have the source's alone. */
		bytes: integer().notNull(),
		/** The state of the vocabulary when its words were counted. */
		vocabRevision: text(),
		/** Where its owner stopped: from 1, of so many paragraphs. */
		paragraph: integer(),
		paragraphs: integer(),
		readAt: instant(),
		...timestamps(),
		// The long columns come last: what lists read is found without them.
		counts: json(partCountsSchema),
		/** As it was added, until it is cut. */
		source: text(),
		/** Null until then. */
		content: json(lessonContentSchema),
		/** The corrections of its text that the content has; newer ones are made when it is opened. */
		correctionsRevision: integer().notNull().default(0),
		/** As the engine cut it, where corrections made the content another. */
		uncorrected: json(lessonContentSchema),
		/** When the paragraphs of subtitles are said. */
		times: json(paragraphTimesSchema),
	},
	(table) => [
		uniqueIndex('own_text_parts_in_order').on(table.textId, table.number),
		index('own_text_parts_by_revision').on(table.vocabRevision).where(sql`version > 0`),
	],
)
