/** Looks up words in the current vocabulary: 学习 is a verb of HSK1, 汉路 a custom word. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { logFailure } from '#app/db/log.ts'
import { vocab } from '#app/db/schema/index.ts'
import { wordsAndParts } from '#app/db/words-and-parts.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { partOfSpeechSchema } from '#app/domain/vocabulary/meaning.ts'
import { wordLevelsSchema } from '#app/domain/vocabulary/word.ts'

/** A row as a JSON array: thousands of rows as separate values cost ten times more. */
const rowSchema = z.tuple([
	z.string(),
	z.string(),
	partOfSpeechSchema.nullable(),
	wordLevelsSchema,
	z.number(),
	z.number(),
	z.number(),
])

const rowsSchema = z.array(rowSchema).transform((rows) =>
	rows
		.map(([word, pinyin, pos, levels, isCustom, frequency, id]) => {
			return { word, pinyin, pos, levels, isCustom: isCustom === 1, frequency, id }
		})
		.sort((a, b) => b.frequency - a.frequency || a.id - b.id),
)

/** Sorted by frequency, the most frequent reading first. */
export type VocabularyRow = z.output<typeof rowsSchema>[number]

type Lookup = { texts: readonly string[]; words: readonly string[] }
type Found = { rows: VocabularyRow[]; customWords: string[] }

/** The rows of these words, and the custom words found in the texts. One round trip. */
export function lookUp(db: Db, { texts, words }: Lookup): Promise<Result<Found, Problem>> {
	const standsInTexts = sql`instr(${storable(texts)}, ${vocab.word}) > 0`
	return orProblem(async () => {
		const [[found], custom] = await db.batch([
			enabledRows(db, words),
			db
				.selectDistinct({ word: vocab.word })
				.from(vocab)
				.where(and(eq(vocab.isCustom, true), eq(vocab.status, 1), standsInTexts)),
		])
		return { rows: readRows(found), customWords: custom.map(({ word }) => word) }
	})
}

export function findRows(
	db: Db,
	words: readonly string[],
): Promise<Result<VocabularyRow[], Problem>> {
	return orProblem(async () => {
		const [found] = await enabledRows(db, words)
		return readRows(found)
	})
}

function enabledRows(db: Db, words: readonly string[]) {
	const listed = sql`select value from json_each(${JSON.stringify(words)})`
	const wanted = sql`(${wordsAndParts(listed)})`
	const { word, pinyin, poses, levels, isCustom, frequency, id } = vocab
	const row = sql`json_array(${word}, ${pinyin}, ${poses} ->> 0, json(${levels}), ${isCustom}, ${frequency}, ${id})`
	return db
		.select({ rows: sql<string>`json_group_array(${row})` })
		.from(vocab)
		.where(and(eq(vocab.status, 1), inArray(word, wanted)))
}

function readRows(found: { rows: string } | undefined): VocabularyRow[] {
	return rowsSchema.parse(JSON.parse(found?.rows ?? '[]'))
}

/** Fails rather than return words without details, which would look unknown. */
async function orProblem<T>(ask: () => Promise<T>): Promise<Result<T, Problem>> {
	try {
		return ok(await ask())
	} catch (error) {
		logFailure(error)
		return err({ code: 'tokenizer.without-vocabulary' })
	}
}

/** Blanks out NUL and lone surrogates, which libSQL cannot store; no word has them. */
function storable(texts: readonly string[]): string {
	return texts.join('\n').replace(/[\0\p{Surrogate}]/gu, ' ')
}
