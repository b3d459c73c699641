/**
 * What the vocabulary knows, as it is now, of the words of a text: 学习 is a verb of HSK1, and 汉路 a
 * custom word. A word that was re-levelled this morning has its new level.
 */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { logFailure } from '#workers/shared/failure.ts'

const columns = {
	word: vocab.word,
	pinyin: vocab.pinyin,
	poses: vocab.poses,
	levels: vocab.levels,
	isCustom: vocab.isCustom,
}

export type VocabularyRow = Awaited<ReturnType<typeof enabledRows>>[number]

type Lookup = { texts: readonly string[]; words: readonly string[] }
type Known = { rows: VocabularyRow[]; customWords: string[] }

/** The rows of these words, and the custom words that stand in the texts. One round trip. */
export function lookUp(db: Db, { texts, words }: Lookup): Promise<Result<Known, Problem>> {
	const standsInTexts = sql`instr(${legible(texts)}, ${vocab.word}) > 0`
	return orProblem(async () => {
		const [rows, custom] = await db.batch([
			enabledRows(db, words),
			db
				.selectDistinct({ word: vocab.word })
				.from(vocab)
				.where(and(eq(vocab.isCustom, true), eq(vocab.status, 1), standsInTexts)),
		])
		return { rows, customWords: custom.map(({ word }) => word) }
	})
}

export function findRows(
	db: Db,
	words: readonly string[],
): Promise<Result<VocabularyRow[], Problem>> {
	return orProblem(() => enabledRows(db, words))
}

/** The most frequent reading of a word first. */
function enabledRows(db: Db, words: readonly string[]) {
	const asked = sql`(select value from json_each(${JSON.stringify(words)}))`
	return db
		.select(columns)
		.from(vocab)
		.where(and(eq(vocab.status, 1), inArray(vocab.word, asked)))
		.orderBy(desc(vocab.frequency), vocab.id)
}

/** Words without what the vocabulary says of them would look like words it does not have. */
async function orProblem<T>(ask: () => Promise<T>): Promise<Result<T, Problem>> {
	try {
		return ok(await ask())
	} catch (error) {
		logFailure(error)
		return err({ code: 'tokenizer.without-vocabulary' })
	}
}

/** Half a character and the character 0 do not survive the way to the database; no word has them. */
function legible(texts: readonly string[]): string {
	return texts.join('\n').replace(/[\0\p{Surrogate}]/gu, ' ')
}
