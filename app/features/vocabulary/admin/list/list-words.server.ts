import { and, countDistinct, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cards, decks, vocab } from '#app/db/schema/index.ts'
import { editedWordColumns } from '#app/features/vocabulary/admin/word/find-word.server.ts'
import { countOf, idsOf, pageOf, soughtOf } from './word-index.ts'
import type { WordFilters, WordSearch } from './word-search.ts'

/** One page of words, the newest first, and the total. */
export async function listWords(db: Db, search: WordSearch) {
	const query = soughtOf(search)
	const [words, [found]] = await db.batch([
		db
			.select(editedWordColumns)
			.from(vocab)
			.where(sql`${vocab.id} in (${pageOf(query, search)})`)
			.orderBy(desc(vocab.id)),
		db.all<{ total: number }>(sql`select ${countOf(query)} as total`),
	])
	return { words, total: found?.total ?? 0 }
}

export type ListedWord = Awaited<ReturnType<typeof listWords>>['words'][number]

/** A condition that is true for matching words. */
export function matchesFilters(filters: WordFilters): SQL {
	return sql`${vocab.id} in (${idsOf(soughtOf(filters))})`
}

type WordsQuery = {
	ids: readonly number[]
	/** Leaves standard words out: they cannot be deleted. */
	isCustomOnly: boolean
}

/** The words among these ids, the newest first, and how many learners have them on cards. */
export async function findSelectedWords(db: Db, { ids, isCustomOnly }: WordsQuery) {
	const [words, [used]] = await db.batch([
		db
			.select({
				id: vocab.id,
				word: vocab.word,
				pinyin: vocab.pinyin,
				status: vocab.status,
				levels: vocab.levels,
				version: vocab.version,
			})
			.from(vocab)
			.where(and(inArray(vocab.id, [...ids]), isCustomOnly ? eq(vocab.isCustom, true) : undefined))
			.orderBy(desc(vocab.id)),
		db
			.select({ learners: countDistinct(decks.ownerId) })
			.from(cards)
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.where(inArray(cards.vocabId, [...ids])),
	])
	return { words, learners: used?.learners ?? 0 }
}

export type SelectedWords = Awaited<ReturnType<typeof findSelectedWords>>
