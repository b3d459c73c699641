import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocabularyRowsOf } from '#app/db/vocabulary-rows.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import type { ProfileRow } from '#app/domain/lesson-text/level-profile.ts'

/**
 * The readings and levels of words, and of the parts of those that the vocabulary lacks, the most
 * frequent first. One round trip.
 */
export async function listProfileRows(
	db: Db,
	{ words }: { words: readonly string[] },
): Promise<ProfileRow[]> {
	if (words.length === 0) return []
	const wanted = sql`select value from json_each(${JSON.stringify(words)})`
	const rows = await vocabularyRowsOf(db, wanted)
	return rows.map(({ word, pinyin, levels }) => ({
		word,
		pinyin,
		// The other editions have no part in a profile.
		levels: levels.filter(({ edition }) => edition === undefined || edition === firstEdition),
	}))
}
