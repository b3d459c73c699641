import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.server.ts'
import { vocab } from './schema/index.ts'
import { wordsAndParts } from './words-and-parts.ts'

/**
 * The vocabulary's rows of words, and of the parts of those that it lacks, the most frequent first: a query. `words` is a
 * query with one column. A row has what words are counted by: id, word, pinyin, and the levels of all editions.
 */
export function vocabularyRowsOf(db: Db, words: SQL) {
	return db
		.select({ id: vocab.id, word: vocab.word, pinyin: vocab.pinyin, levels: vocab.levels })
		.from(vocab)
		.where(and(eq(vocab.status, 1), sql`${vocab.word} in (${wordsAndParts(words)})`))
		.orderBy(desc(vocab.frequency), vocab.id)
}
