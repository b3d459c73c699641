import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '#app/db/columns.ts'
import { userProfiles } from './accounts.ts'

/**
 * Words that wait in the trash. They leave the vocabulary at once, as every search, text and deck
 * reads that. Their rows wait in `deleted_word_rows`.
 */
export const deletedWords = sqliteTable(
	'deleted_words',
	{
		/** Its id in the vocabulary, which no other word gets. */
		vocabId: integer().primaryKey(),
		word: text().notNull(),
		pinyin: text().notNull(),
		deletedAt: instant().notNull(),
		deletedBy: text().references(() => userProfiles.id, { onDelete: 'set null' }),
	},
	(table) => [index('deleted_words_by_date').on(table.deletedAt)],
)

/**
 * The rows that went with a deleted word: its own, its cards, their states, marks and reviews, and what
 * people said about it, and what HSK lists replaced. `content` is the row as JSON, by the names of the schema. A migration that adds
 * a column without null to one of these tables fills it in here, too.
 */
export const deletedWordRows = sqliteTable(
	'deleted_word_rows',
	{
		vocabId: integer()
			.notNull()
			.references(() => deletedWords.vocabId, { onDelete: 'cascade' }),
		/** The table's name. */
		source: text().notNull(),
		/** Counts the rows of a word and a table. */
		rowNo: integer().notNull(),
		content: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.vocabId, table.source, table.rowNo] })],
)
