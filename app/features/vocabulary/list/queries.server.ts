import { and, countDistinct, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cards, decks, vocab } from '#app/db/schema/index.ts'
import type { Paging } from '#app/ui/desk/paging.ts'
import { countOf, idsOf, type Sought, soughtOf } from './word-index.ts'
import type { WordFilters, WordSearch } from './word-search.ts'

/** One page of the words, the newest first, and how many there are on all pages together. */
export async function listWords(db: Db, search: WordSearch) {
	const sought = soughtOf(search)
	const [words, [found]] = await db.batch([
		db
			.select({
				id: vocab.id,
				word: vocab.word,
				traditional: vocab.traditional,
				pinyin: vocab.pinyin,
				meaning: vocab.meaning,
				levels: vocab.levels,
				status: vocab.status,
				isCustom: vocab.isCustom,
				updatedAt: vocab.updatedAt,
			})
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

/** So many are passed over sooner than they are counted. */
const nearby = 5_000

/** The ids of a page. One in the back half of a long list is counted from its end. */
function pageOf(sought: Sought, { page, size }: Paging): SQL {
	const offset = (page - 1) * size
	const ids = idsOf(sought)
	if (offset <= nearby) return sql`${ids} order by id desc limit ${size} offset ${offset}`
	const total = sql`(select n from counted)`
	const isNear = sql`${offset} * 2 < ${total}`
	return sql`
		with counted as materialized (select ${countOf(sought)} as n)
		select id from (
			${ids} order by id desc limit iif(${isNear}, ${size}, 0) offset ${offset}
		)
		union all
		select id from (
			${ids} order by id asc
			limit iif(${isNear}, 0, max(0, min(${size}, ${total} - ${offset})))
			offset max(0, ${total} - ${offset} - ${size})
		)`
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
				updatedAt: vocab.updatedAt,
			})
			.from(vocab)
			.where(and(inArray(vocab.id, [...ids]), eq(vocab.isCustom, true)))
			.orderBy(desc(vocab.id)),
		db
			.select({ learners: countDistinct(decks.ownerUid) })
			.from(cards)
			.innerJoin(decks, eq(decks.id, cards.deckId))
			.where(inArray(cards.vocabId, [...ids])),
	])
	return { words, learners: used?.learners ?? 0 }
}

export type CustomWords = Awaited<ReturnType<typeof findCustomWords>>
