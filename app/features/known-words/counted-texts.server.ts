/** Reads the counted texts: only those that this worker does not have. */
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { countedTexts, textWords, vocab } from '#app/db/schema/index.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type {
	ChangedTexts,
	CountedTexts,
	CountedTextsMemory,
} from '#app/domain/known-words/counted-texts.ts'
import { withChanges } from '#app/domain/known-words/counted-texts.ts'
import type { RanksOfWord, TextWords } from '#app/domain/known-words/coverage.ts'
import { unlistedWordsSchema } from '#app/domain/known-words/unlisted-words.ts'
import { hskLevelOf } from '#app/domain/vocabulary/level-row.ts'
import { wordLevelsSchema } from '#app/domain/vocabulary/word.ts'

type TextRow = {
	id: number
	lessonId: string | null
	articleId: string | null
	listed: number
	unlisted: string
	revision: string
	words: string
}

type LevelsRow = { levels: string; isName: 0 | 1; ids: string }

/** The statements that find changed texts and the ranks of their words. Nearly always without a row. */
export function changedTextQueries(db: Db, { revision, newest }: CountedTexts) {
	const since = sql`(select iif(revision is ${revision ?? null}, ${newest}, 0) from vocab_revision)`
	return [
		db.all<TextRow>(sql`
			select id, lesson_id as lessonId, article_id as articleId, listed, unlisted,
				(select revision from vocab_revision) as revision,
				${wordsOf(sql`${countedTexts.id}`)} as words
			from ${countedTexts} where id > ${since}`),
		// Thousands of words have a hundred different levels among them.
		db.all<LevelsRow>(sql`
			select levels, ${isNameReading} as isName, json_group_array(id) as ids from ${vocab}
			where id in (select vocab_id from ${textWords} where text_id > ${since})
			group by levels, ${isNameReading}`),
	] as const
}

/**
 * `isNameReading`, on a row of `vocab`: 小林 is read Xiǎo lín, with a capital. Readings of the dictionary begin with
 * one of these; `counted-texts.server.test.ts` compares both rules.
 */
const isNameReading = sql`(${vocab.pinyin} glob '[A-ZĀÁǍÀĒÉĚÈĪÍǏÌŌÓǑÒŪÚǓÙǕǗǙǛÜ]*')`

function wordsOf(textId: SQL): SQL {
	return sql`(${sql`select json_group_array(json_array(vocab_id, count))
		from ${textWords} where text_id = ${textId}`})`
}

/** Puts what the statements found to what the worker has. */
export function keepChangedTexts(
	memory: CountedTextsMemory,
	asked: CountedTexts,
	[texts, levels]: readonly [TextRow[], LevelsRow[]],
): CountedTexts {
	memory.kept = withChanges(asked, changesFrom(texts, levels))
	return memory.kept
}

const wordRows = z.array(z.tuple([z.int(), z.int()]))
const idRows = z.array(z.int())

function changesFrom(
	texts: readonly TextRow[],
	levels: readonly LevelsRow[],
): ChangedTexts | undefined {
	const [first] = texts
	if (!first) return undefined
	const lessons = new Map<string, TextWords>()
	const articles = new Map<string, TextWords>()
	let newest = 0
	for (const { id, lessonId, articleId, listed, unlisted, words } of texts) {
		const text = {
			listed,
			words: Int32Array.from(wordRows.parse(JSON.parse(words)).flat()),
			unlisted: unlistedWordsSchema.parse(JSON.parse(unlisted)),
		}
		if (lessonId !== null) lessons.set(lessonId, text)
		if (articleId !== null) articles.set(articleId, text)
		newest = Math.max(newest, id)
	}
	const ranks = new Map<number, RanksOfWord>()
	for (const row of levels) {
		const ranksOfRow = { ...ranksFrom(row.levels), ...(row.isName && { isName: true }) }
		for (const id of idRows.parse(JSON.parse(row.ids))) ranks.set(id, ranksOfRow)
	}
	return { revision: first.revision, newest, lessons, articles, ranks }
}

function ranksFrom(levels: string): RanksOfWord {
	const rows = wordLevelsSchema.parse(JSON.parse(levels))
	return Object.fromEntries(
		hskEditions.flatMap((edition) => {
			const level = hskLevelOf(rows, edition)
			return level ? [[edition, rankOf(level)]] : []
		}),
	)
}

/** The counted texts as they are now. One round trip. */
export async function readCountedTexts(db: Db, memory: CountedTextsMemory): Promise<CountedTexts> {
	const asked = memory.kept
	return keepChangedTexts(memory, asked, await db.batch(changedTextQueries(db, asked)))
}
