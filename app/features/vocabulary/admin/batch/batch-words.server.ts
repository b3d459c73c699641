import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import type { NewWord } from '#app/domain/vocabulary/csv/new-words.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { isSought } from '#app/features/vocabulary/admin/list/list-words.server.ts'
import type { WordFilters } from '#app/features/vocabulary/admin/list/word-search.ts'

const columns = {
	id: vocab.id,
	word: vocab.word,
	pinyin: vocab.pinyin,
	traditional: vocab.traditional,
	levels: vocab.levels,
	status: vocab.status,
	meaning: vocab.meaning,
	version: vocab.version,
}

/** A word as it is stored, with its version. */
export type StoredWord = { id: number; values: WordValues; version: number }

/** The words of a selection that are custom, the newest first. */
export async function findSelected(db: Db, { ids }: { ids: readonly number[] }) {
	const rows = await db
		.select(columns)
		.from(vocab)
		.where(and(inArray(vocab.id, [...ids]), eq(vocab.isCustom, true)))
		.orderBy(desc(vocab.id))
	return rows.map(toStoredWord)
}

type Page = {
	filters: WordFilters
	/** The last id of the page before; 0 at the beginning. */
	after: number
	most: number
}

/** The words that a list shows with these filters, in parts, the oldest first. */
export async function listForExport(db: Db, { filters, after, most }: Page): Promise<StoredWord[]> {
	const rows = await db
		.select(columns)
		.from(vocab)
		.where(and(gt(vocab.id, after), isSought(filters)))
		.orderBy(asc(vocab.id))
		.limit(most)
	return rows.map(toStoredWord)
}

/** Those of the words that are in the vocabulary already, with the same pinyin. */
export async function findKnown(db: Db, { words }: { words: readonly NewWord[] }) {
	const pairs = JSON.stringify(words.map(({ values: { word, pinyin } }) => [word, pinyin]))
	const known = await db.all<{ place: number }>(sql`
		select item.key as place from json_each(${pairs}) as item
		where exists (
			select 1 from ${vocab} as known
			where known.word = item.value ->> 0 and known.pinyin = item.value ->> 1
		)
		order by item.key`)
	return known.flatMap(({ place }) => words[place] ?? [])
}

type Row = Omit<WordValues, 'status'> & { id: number; status: number; version: number }

function toStoredWord({ id, version, status, ...values }: Row): StoredWord {
	return { id, version, values: { ...values, status: status === 1 ? 1 : 0 } }
}
