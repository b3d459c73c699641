import { and, asc, desc, gt, inArray } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { matchesFilters } from '#app/features/vocabulary/admin/list/list-words.server.ts'
import type { WordFilters } from '#app/features/vocabulary/admin/list/word-search.ts'

const columns = {
	id: vocab.id,
	word: vocab.word,
	pinyin: vocab.pinyin,
	traditional: vocab.traditional,
	levels: vocab.levels,
	status: vocab.status,
	meaning: vocab.meaning,
	gloss: vocab.gloss,
	measureWords: vocab.measureWords,
	version: vocab.version,
}

/** A stored word with its version. */
export type StoredWord = { id: number; values: WordValues; version: number }

/** The words of a selection, custom and standard ones, the newest first. */
export async function findSelected(db: Db, { ids }: { ids: readonly number[] }) {
	const rows = await db
		.select(columns)
		.from(vocab)
		.where(inArray(vocab.id, [...ids]))
		.orderBy(desc(vocab.id))
	return rows.map(toStoredWord)
}

type ExportPart = {
	filters: WordFilters
	/** The last id of the previous part; 0 for the first. */
	after: number
	most: number
}

/** Part of the words that match the filters, the oldest first. */
export async function listForExport(
	db: Db,
	{ filters, after, most }: ExportPart,
): Promise<StoredWord[]> {
	const rows = await db
		.select(columns)
		.from(vocab)
		.where(and(gt(vocab.id, after), matchesFilters(filters)))
		.orderBy(asc(vocab.id))
		.limit(most)
	return rows.map(toStoredWord)
}

type VocabRow = Omit<WordValues, 'status' | 'measureWords'> & {
	id: number
	status: number
	measureWords: string[] | null
	version: number
}

function toStoredWord({ id, version, status, measureWords, ...others }: VocabRow): StoredWord {
	const values = {
		...others,
		status: status === 1 ? 1 : 0,
		measureWords: measureWords ?? [],
	} as const
	return { id, version, values }
}
