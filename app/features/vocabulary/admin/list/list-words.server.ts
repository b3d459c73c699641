import { and, countDistinct, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cards, decks, vocab } from '#app/db/schema/index.ts'
import { wordColumns } from '#app/features/vocabulary/admin/word/find-word.server.ts'
import { countOf, idsOf, pageOf, soughtOf } from './word-index.ts'
import type { WordFilters, WordSearch } from './word-search.ts'

/** One page of the words, the newest first, and how many there are on all pages together. */
export async function listWords(db: Db, search: WordSearch) {
	const sought = soughtOf(search)
	const [words, [found]] = await db.batch([
		db
			.select(wordColumns)
			.from(vocab)
			.where(sql`${vocab.id} in (${pageOf(sought, search)})`)
			.orderBy(desc(vocab.id)),
		db.all<{ total: number }>(sql`select ${countOf(sought)} as total`),
	])
	return { words, total: found?.total ?? 0 }
}

export type ListedWord = Awaited<ReturnType<typeof listWords>>['words'][number]

/** True for the words that are sought. */
export function isSought(filters: WordFilters): SQL {
	return sql`${vocab.id} in (${idsOf(soughtOf(filters))})`
}

/** Custom words among those asked for, the newest first, and how many learners have them on cards. */
export async function findCustomWords(db: Db, { ids }: { ids: readonly number[] }) {
	const [words, [used]] = await db.batch([
		db
			.select({
				id: vocab.id,
				word: vocab.word,
				pinyin: vocab.pinyin,
				status: vocab.status,
				version: vocab.version,
			})
			.from(vocab)
			.where(and(inArray(vocab.id, [...ids]), eq(vocab.isCustom, true)))
			.orderBy(desc(vocab.id)),
		db
			.select({ learners: countDistinct(decks.ownerId) })
			.from(cards)
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.where(inArray(cards.vocabId, [...ids])),
	])
	return { words, learners: used?.learners ?? 0 }
}

export type CustomWords = Awaited<ReturnType<typeof findCustomWords>>
