import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import {
	coarseEntryColumns,
	wholeEntryColumns,
	wordEntryColumns,
} from '#app/db/word-entry-columns.ts'
import { wordsAndParts } from '#app/db/words-and-parts.ts'
import { type WordLevel, wordLevelsSchema } from '#app/domain/vocabulary/word.ts'
import type { Meanings } from '#app/domain/vocabulary/word-entry.ts'

export type WordReading = {
	word: string
	pinyin: string
	traditional: string | null
	meanings: Meanings
	levels: readonly WordLevel[]
}

/**
 * Lists every reading of each word, and of the parts of words that the vocabulary lacks, most frequent
 * first, in one round trip. The database extracts the few JSON values needed: validating three
 * documents per word would take most of the time.
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
			traditional: vocab.traditional,
			meanings: sql<string>`(
				select json_group_array(json_array(key, value ->> 'definition'))
				from json_each(coalesce(${vocab.gloss}, ${vocab.meaning}))
			)`,
			levels: sql<string>`${vocab.levels}`,
		})
		.from(vocab)
		.where(isAmong(words))
		.orderBy(...mostFrequentFirst)
	const read = new Map<string, readonly WordLevel[]>()
	return rows.map((row) => {
		const levels = read.get(row.levels) ?? wordLevelsSchema.parse(JSON.parse(row.levels))
		read.set(row.levels, levels)
		return { ...row, meanings: meaningsSchema.parse(JSON.parse(row.meanings)), levels }
	})
}

const meaningsSchema = z.array(z.tuple([z.string(), z.string().nullable()]))

const columnsOf = {
	gloss: wordEntryColumns,
	all: wholeEntryColumns,
	'all and coarse': coarseEntryColumns,
}

/** All entries of the words, most frequent reading first. */
export async function findReadings(
	db: Db,
	{ words, meanings }: { words: readonly string[]; meanings: keyof typeof columnsOf },
) {
	return db
		.select(columnsOf[meanings])
		.from(vocab)
		.where(isAmong(words))
		.orderBy(...mostFrequentFirst)
}

const mostFrequentFirst = [desc(vocab.frequency), vocab.id]

function isAmong(words: readonly string[]): SQL | undefined {
	const listed = sql`select value from json_each(${JSON.stringify(words)})`
	return and(eq(vocab.status, 1), sql`${vocab.word} in (${wordsAndParts(listed)})`)
}
