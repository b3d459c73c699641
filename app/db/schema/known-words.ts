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
import { instant, json } from '#app/db/columns.ts'
import { standings } from '#app/domain/known-words/standing.ts'
import { unlistedWordsSchema } from '#app/domain/known-words/unlisted-words.ts'
import { userProfiles } from './accounts.ts'
import { articles } from './articles.ts'
import { lessons } from './lessons.ts'
import { ownTextParts } from './texts.ts'
import { vocab } from './vocabulary.ts'

/**
 * A person's word on words: known, learning, new, ignored. The newest act wins, whichever device sent it and whenever it
 * arrives; so a row stays when its status is taken back, without one.
 */
export const userWords = sqliteTable(
	'user_words',
	{
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		vocabId: integer()
			.notNull()
			.references(() => vocab.id, { onDelete: 'cascade' }),
		status: text({ enum: standings }),
		changedAt: instant().notNull(),
		/** The newest sentence the word was marked in, with its lesson, its article, or the part of an own text. */
		sentence: text(),
		sentenceAt: instant(),
		lessonId: text().references(() => lessons.id, { onDelete: 'set null' }),
		articleId: text().references(() => articles.id, { onDelete: 'set null' }),
		partId: text('own_text_part_id').references(() => ownTextParts.id, { onDelete: 'set null' }),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.vocabId] }),
		index('user_words_by_date').on(table.userId, table.changedAt),
		index('user_words_by_word').on(table.vocabId),
		index('user_words_by_lesson').on(table.lessonId).where(sql`lesson_id is not null`),
		index('user_words_by_own_text').on(table.partId).where(sql`own_text_part_id is not null`),
	],
)

/** A text whose words are counted: a lesson or an article. */
export const countedTexts = sqliteTable(
	'counted_texts',
	{
		id: integer().primaryKey({ autoIncrement: true }),
		lessonId: text().references(() => lessons.id, { onDelete: 'cascade' }),
		articleId: text().references(() => articles.id, { onDelete: 'cascade' }),
		/** Running words that the vocabulary has. */
		listed: integer().notNull(),
		/** Words that the vocabulary lacks. */
		unlisted: json(unlistedWordsSchema).notNull(),
		/** The state of the vocabulary when the words were counted. */
		vocabRevision: text().notNull(),
		updatedAt: instant().notNull(),
	},
	(table) => [
		uniqueIndex('counted_texts_by_lesson').on(table.lessonId),
		uniqueIndex('counted_texts_by_article').on(table.articleId),
		check(
			'counted_texts_one_owner',
			sql`(${table.lessonId} is null) <> (${table.articleId} is null)`,
		),
	],
)

/** How often each word of the vocabulary occurs in a text. Written with the text. */
export const textWords = sqliteTable(
	'text_words',
	{
		textId: integer()
			.notNull()
			.references(() => countedTexts.id, { onDelete: 'cascade' }),
		vocabId: integer()
			.notNull()
			.references(() => vocab.id, { onDelete: 'cascade' }),
		count: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.textId, table.vocabId] }),
		index('text_words_by_word').on(table.vocabId),
	],
)
