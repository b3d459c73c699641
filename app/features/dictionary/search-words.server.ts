import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { wordEntryColumns } from '#app/db/word-entry-columns.ts'
import type { DictionaryQuery } from '#app/domain/dictionary/query.ts'
import { ownWordsAmong } from '#app/features/known-words/own-words.server.ts'
import { type Person, toListedWord } from './listed-word.server.ts'
import type { ListedWord } from './listed-word.ts'
import { rankedWords } from './ranked-words.server.ts'

type Search = { query: DictionaryQuery; page: number; person: Person }

type FoundWords = { words: ListedWord[]; total: number }

/** A page of the words that fit a query, the best first. One round trip. */
export async function searchWords(db: Db, { query, page, person }: Search): Promise<FoundWords> {
	const ranked = rankedWords(query, { page, showsCoarse: person.showsCoarse })
	const [rows, own] = await db.batch([
		db
			.select({
				id: vocab.id,
				...wordEntryColumns,
				total: sql<number>`ranked.total`,
			})
			.from(sql`(${ranked}) as ranked`)
			.innerJoin(vocab, eq(vocab.id, sql`ranked.id`))
			.orderBy(asc(sql`ranked.place`)),
		ownWordsAmong(db, { userId: person.id, vocabIds: sql`select id from (${ranked})` }),
	])
	return {
		words: rows.map(({ total: _, ...row }) => toListedWord(row, own, person)),
		total: rows[0]?.total ?? 0,
	}
}
