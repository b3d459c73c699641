import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { wholeEntryColumns, wordEntryColumns } from '#app/db/word-entry-columns.ts'
import { wordsAndParts } from '#app/db/words-and-parts.ts'
import { type WordLevel, wordLevelsSchema } from '#app/domain/vocabulary/word.ts'

export type WordReading = {
	word: string
	pinyin: string
	/** The main meaning. */
	definition: string | null
	levels: readonly WordLevel[]
	/** The main part of speech. */
	pos: string | null
	/** The meanings as another part of speech. */
	byRole: { verb: string | null; noun: string | null }
}

/**
 * Lists every reading of each word, and of the parts of words that the vocabulary lacks, most frequent
 * first, in one round trip. The database extracts the few JSON values needed: validating three documents per word would take most of the time.
 */
export async function listReadings(
	db: Db,
	{ words }: { words: readonly string[] },
): Promise<WordReading[]> {
	if (words.length === 0) return []
	const rows = await db
		.select({
			word: vocab.word,
			pinyin: vocab.pinyin,
			definition: sql<string | null>`(
				select value ->> 'definition' from json_each(coalesce(${vocab.gloss}, ${vocab.meaning})) limit 1
			)`,
			levels: sql<string>`${vocab.levels}`,
			pos: sql<string | null>`${vocab.poses} ->> 0`,
			verb: sql<string | null>`${vocab.meaning} ->> '$.verb.definition'`,
			noun: sql<string | null>`${vocab.meaning} ->> '$.noun.definition'`,
		})
		.from(vocab)
		.where(isAmong(words))
		.orderBy(...mostFrequentFirst)
	const read = new Map<string, readonly WordLevel[]>()
	return rows.map(({ verb, noun, ...row }) => {
		const levels = read.get(row.levels) ?? wordLevelsSchema.parse(JSON.parse(row.levels))
		read.set(row.levels, levels)
		return { ...row, levels, byRole: { verb, noun } }
	})
}

/** All entries of one word, most frequent reading first; with all their meanings if `isWhole`. */
export async function findReadings(db: Db, { word, isWhole }: { word: string; isWhole: boolean }) {
	return db
		.select(isWhole ? wholeEntryColumns : wordEntryColumns)
		.from(vocab)
		.where(and(eq(vocab.status, 1), eq(vocab.word, word)))
		.orderBy(...mostFrequentFirst)
}

const mostFrequentFirst = [desc(vocab.frequency), vocab.id]

function isAmong(words: readonly string[]): SQL | undefined {
	const listed = sql`select value from json_each(${JSON.stringify(words)})`
	return and(eq(vocab.status, 1), sql`${vocab.word} in (${wordsAndParts(listed)})`)
}
