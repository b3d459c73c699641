import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { flag, instant, json, timestamps } from '#app/db/columns.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { exampleSchema } from '#app/domain/vocabulary/example.ts'
import {
	meaningSchema,
	partOfSpeechSchema,
	storedMeaningSchema,
} from '#app/domain/vocabulary/meaning.ts'
import { wordLevelSchema, wordLevelsSchema } from '#app/domain/vocabulary/word.ts'

/**
 * One row per word and reading. The id is a number: the list of 120,000 rows is ordered and paged
 * by it, newest first.
 *
 * Triggers that drizzle does not know about keep a search index of the words' parts and one of their
 * English: see migrations/0011 and 0022, and docs/decisions/0021. REPLACE would bypass them.
 */
export const vocab = sqliteTable(
	'vocab',
	{
		id: integer().primaryKey({ autoIncrement: true }),
		word: text().notNull(),
		traditional: text(),
		pinyin: text().notNull(),
		poses: json(z.array(partOfSpeechSchema)).notNull(),
		meaning: json(storedMeaningSchema).notNull(),
		/** Vulgar senses, slang and the like: for whoever asks for them. See docs/decisions/0065. */
		coarse: json(meaningSchema),
		/** The short meanings that learners see first; the whole ones are a press away. */
		gloss: json(meaningSchema),
		/** The usual measure words of a noun: 本 for 书. */
		measureWords: json(z.array(z.string())),
		/** A sentence with the word, for its card. */
		example: json(exampleSchema),
		levels: json(z.array(wordLevelSchema)).notNull(),
		/** Occurrences per million; chooses words for decks and ranks readings. */
		frequency: integer().notNull().default(0),
		status: integer().notNull().default(1),
		isCustom: flag().notNull().default(false),
		/** Counts the changes that administrators make. */
		version: integer().notNull().default(1),
		...timestamps(),
	},
	(table) => [
		uniqueIndex('vocab_word_and_reading').on(table.word, table.pinyin),
		index('vocab_custom').on(table.isCustom, table.id),
		index('vocab_by_traditional')
			.on(table.traditional)
			.where(sql`${table.traditional} <> ${table.word}`),
	],
)

/** The HSK word lists that were imported; edition 2.0 comes with the dictionary. */
export const hskLists = sqliteTable('hsk_lists', {
	edition: text({ enum: hskEditions }).primaryKey(),
	/** The name of the file, or the address it was downloaded from. */
	source: text().notNull(),
	/** Names the file's content. */
	sha256: text().notNull(),
	/**
	 * When it was made the default of the people who chose none; null if it never was. The latest counts.
	 */
	defaultAt: instant(),
	...timestamps(),
})

/**
 * What imports replaced, for taking an edition out again. The list 3.0 reads 学生 xué shēng, which was
 * xué sheng. Of 2.0 every word that an import changed; of the others those whose reading it replaced, or
 * found replaced by another list.
 */
export const hskFormerWords = sqliteTable(
	'hsk_former_words',
	{
		edition: text({ enum: hskEditions })
			.notNull()
			.references(() => hskLists.edition, { onDelete: 'cascade' }),
		vocabId: integer()
			.notNull()
			.references(() => vocab.id, { onDelete: 'cascade' }),
		/** Its levels of this edition before the first import. */
		levels: json(wordLevelsSchema).notNull(),
		/** Its reading before, and the official one; null where it stayed. */
		pinyin: text(),
		officialPinyin: text(),
	},
	(table) => [
		primaryKey({ columns: [table.edition, table.vocabId] }),
		index('hsk_former_words_by_word').on(table.vocabId),
	],
)
