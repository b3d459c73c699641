/**
 * Chinese outside of a text in traditional characters: words by their readings, and lines that are stored
 * without their words, as the sentence of a card is. One round trip.
 */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { longestTitleWord } from '#app/domain/lesson-text/title-tokens.ts'
import { type TraditionalOf, traditionalForms } from '#app/domain/vocabulary/traditional-form.ts'
import type { Db } from './client.server.ts'
import { vocab } from './schema/index.ts'
import { wordsAndParts } from './words-and-parts.ts'

type Wanted = { words: readonly string[]; lines: readonly string[] }

/** The function takes a word, or a whole line, which is cut at the longest words that the vocabulary has. */
export async function findTraditional(db: Db, { words, lines }: Wanted): Promise<TraditionalOf> {
	const pieces = lines.flatMap(piecesOf)
	const rows = await db
		.select({ word: vocab.word, pinyin: vocab.pinyin, traditional: vocab.traditional })
		.from(vocab)
		.where(
			and(
				eq(vocab.status, 1),
				sql`${vocab.word} in (${wordsAndParts(valuesOf(words))} union ${valuesOf(pieces)})`,
			),
		)
		.orderBy(desc(vocab.frequency), vocab.id)
	return traditionalForms(rows)
}

function valuesOf(words: readonly string[]): SQL {
	return sql`select value from json_each(${JSON.stringify([...new Set(words)])})`
}

function piecesOf(line: string): string[] {
	const hanzi = [...line]
	const lengths = Array.from({ length: longestTitleWord }, (_, index) => index + 1)
	return hanzi
		.flatMap((_, at) => lengths.map((length) => hanzi.slice(at, at + length).join('')))
		.filter(hasHanzi)
}
