/** A word in the dictionary, with the sentences in which this person may read it. */

import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { courseLevelRank } from '#app/db/course-level-rank.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import {
	articles,
	countedTexts,
	lessonContents,
	lessonProgress,
	lessons,
	ownTextParts,
	ownTexts,
	readingPlaces,
	textWords,
	vocab,
} from '#app/db/schema/index.ts'
import { hasMeanings, wordEntryColumns } from '#app/db/word-entry-columns.ts'
import { type PieceOfSentence, sentenceOfWord } from '#app/domain/dictionary/sentence-of-word.ts'
import type { DrawnLine } from '#app/domain/display/drawn-line.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import { blockSchema } from '#app/domain/lesson-text/content-schema.ts'
import { spellingsOf } from '#app/domain/matching-key.ts'
import type { Example } from '#app/domain/vocabulary/example.ts'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { ownWordsAmong } from '#app/features/known-words/own-words.server.ts'
import { type Person, toListedWord } from './listed-word.server.ts'
import type { ListedWord } from './listed-word.ts'

const mostContaining = 20
const mostSentences = 10

export type WordReading = ListedWord & {
	/** All meanings of the dictionary, where the shown ones are shorter. */
	whole: ListedWord['meanings'] | undefined
	example: Example | null
	/** The example, for a person who reads it otherwise than it is stored. */
	drawn: DrawnLine | null
	/** As the person said. */
	said: Standing | null
}

export type FoundSentence = {
	pieces: PieceOfSentence[]
	english: string
	title: string
	path: string
	isRead: boolean
}

type Asked = { word: string; person: Person }

/**
 * One round trip. Undefined if there is no such word. A word is also found by its traditional form, and
 * T恤 by t恤.
 */
export async function findWordPage(db: Db, { word, person }: Asked) {
	const isShown = person.showsCoarse ? undefined : hasMeanings
	const spelled = sql`(select value from json_each(${JSON.stringify(spellingsOf(word))}))`
	const found = sql`select id from ${vocab} where word in ${spelled} and status = 1
		union select id from ${vocab} where traditional in ${spelled} and traditional <> word and status = 1`
	const [rows, marks, singles, containing, sentences] = await db.batch([
		db
			.select({
				id: vocab.id,
				...wordEntryColumns,
				allPoses: vocab.poses,
				allMeanings: vocab.meaning,
				coarse: vocab.coarse,
				example: vocab.example,
			})
			.from(vocab)
			.where(sql`${vocab.id} in (${found})`)
			.orderBy(sql`${vocab.word} <> ${word}`, desc(vocab.frequency), vocab.id),
		ownWordsAmong(db, { userId: person.id, vocabIds: found }),
		db
			.select(wordEntryColumns)
			.from(vocab)
			.where(and(eq(vocab.status, 1), isShown, sql`${vocab.word} in (${charactersOf(word)})`))
			.orderBy(desc(vocab.frequency), vocab.id),
		db
			.select(wordEntryColumns)
			.from(vocab)
			.where(and(eq(vocab.status, 1), isShown, sql`${vocab.id} in (${wordsWith(word)})`))
			.orderBy(desc(vocab.frequency), vocab.id)
			.limit(mostContaining),
		db.all<SentenceRow>(textsWith({ found, person })),
	])
	const [first] = rows
	if (!first) return undefined
	const own = rows.filter((row) => row.word === first.word)
	const decent = own.filter(({ poses }) => person.showsCoarse || poses.length > 0)
	const readings = decent.length > 0 ? decent : own
	return {
		word: first.word,
		readings: readings.map(({ allPoses, allMeanings, example, coarse, ...row }): WordReading => {
			const asked = person.showsCoarse ? coarse : null
			const { meanings: whole } = toWordEntry(
				{ ...row, poses: allPoses, meaning: allMeanings },
				person.hskEdition,
			)
			return {
				...toListedWord({ ...row, coarse: asked }, marks, person),
				whole: row.hasMore ? whole : undefined,
				example,
				drawn: null,
				said: marks.find(({ vocabId }) => vocabId === row.id)?.said ?? null,
			}
		}),
		/** Other words that have the same traditional form. */
		others: [...new Set(rows.map((row) => row.word))].filter((other) => other !== first.word),
		characters:
			[...first.word].length > 1 ? singles.map((row) => toWordEntry(row, person.hskEdition)) : [],
		containing: containing.map((row) => toWordEntry(row, person.hskEdition)),
		sentences: sentences.flatMap((row) => toSentence(row, first.word)),
	}
}

export type WordPage = NonNullable<Awaited<ReturnType<typeof findWordPage>>>

function charactersOf(word: string) {
	return sql`select value from json_each(${JSON.stringify([...new Set(word)])})`
}

/** The most frequent longer words with it: they have the highest ids. */
function wordsWith(word: string) {
	const letters = [...word]
	const pieces =
		letters.length < 3
			? [word]
			: letters.slice(1).map((_, at) => letters.slice(at, at + 2).join(''))
	// The index has letters and numbers alone; one with a sign would be read as a question for two words.
	const indexed = pieces.filter((piece) => /^[\p{L}\p{N}]+$/u.test(piece))
	if (indexed.length === 0) return sql`select null where false`
	const match = indexed.map((piece) => `"w${piece}"`).join(' AND ')
	return sql`select vocab_index.rowid
		from vocab_index cross join vocab_spellings as spelling on spelling.id = vocab_index.rowid
		where vocab_index match ${match} and instr(spelling.word, ${word}) > 0
			and spelling.word <> ${word}
		order by vocab_index.rowid desc limit ${mostContaining}`
}

type SentenceRow = {
	block: string | null
	/** From 0. */
	paragraph: number
	title: string
	path: string
	isDialogue: number
	isRead: number
}

/** After the lessons and articles of all levels. */
const levelOfOwnTexts = 99

/**
 * The parts of own texts with a word, by their counts. The text of the counts is searched first: taking
 * the counts of a whole library apart takes fifty times as long.
 */
function partsWith({ found, person }: { found: SQL; person: Person }) {
	const { counts, number } = ownTextParts
	return sql`
		select null as lesson, null as article, ${ownTextParts.id} as part, ${ownTexts.title} as title,
			'/texts/' || ${ownTexts.id} || '/' || ${number} as path, 0 as dialogue,
			${ownTextParts.readAt} is not null as is_read, ${levelOfOwnTexts} as level
		from ${ownTextParts} join ${ownTexts} on ${ownTexts.id} = ${ownTextParts.textId}
		where ${ownTexts.userId} = ${person.id}
			and exists (select 1 from (${found}) as word
				where instr(${counts}, '[' || word.id || ',') or instr(${counts}, ',' || word.id || ','))
			and exists (select 1 from json_each(${counts}, '$.groups') as ranked,
					json_each(ranked.value, '$.words') as word
				where word.key % 2 = 0 and word.value in (${found}))`
}

/**
 * The first paragraph with the word of each text that the person may open: texts they have read first,
 * then the easier ones. The texts are chosen before their contents are read.
 */
function textsWith({ found, person }: { found: SQL; person: Person }) {
	const wasOpened = (text: SQL) => sql`exists (select 1 from ${readingPlaces}
		where ${readingPlaces.userId} = ${person.id} and ${text})`
	return sql`
		with texts as (
			select ${lessons.id} as lesson, null as article, null as part,
				coalesce(${lessons.title} ->> 'en', '') as title,
				'/courses/lessons/' || ${lessons.slug} as path,
				coalesce(${lessons.config} ->> 'dialogMode', 0) as dialogue,
				exists (select 1 from ${lessonProgress} where ${lessonProgress.userId} = ${person.id}
					and ${lessonProgress.lessonId} = ${lessons.id})
					or ${wasOpened(sql`${readingPlaces.lessonId} = ${lessons.id}`)} as is_read,
				${courseLevelRank(lessons.level)} as level
			from ${textWords} join ${countedTexts} on ${countedTexts.id} = ${textWords.textId}
				join ${lessons} on ${lessons.id} = ${countedTexts.lessonId}
			where ${textWords.vocabId} in (${found}) and ${isLessonOpenTo(person)}
			union
			select null, ${articles.id}, null, ${articles.enTitle}, '/articles/' || ${articles.id}, 0,
				${wasOpened(sql`${readingPlaces.articleId} = ${articles.id}`)}, ${courseLevelRank(articles.level)}
			from ${textWords} join ${countedTexts} on ${countedTexts.id} = ${textWords.textId}
				join ${articles} on ${articles.id} = ${countedTexts.articleId}
			where ${textWords.vocabId} in (${found}) and ${isArticleOpenTo(person)}
			union all ${partsWith({ found, person })}
			order by is_read desc, level, path limit ${mostSentences}
		), placed as (
			select texts.*, (
				select block.key from json_each(coalesce(
					(select content from ${lessonContents} where ${lessonContents.lessonId} = texts.lesson),
					(select content from ${articles} where ${articles.id} = texts.article),
					(select content from ${ownTextParts} where ${ownTextParts.id} = texts.part)
				)) as block
				where exists (select 1 from json_each(block.value, '$.zh') as token
					where token.value ->> 'word' in (select word from ${vocab} where id in (${found})))
				order by block.key limit 1
			) as paragraph
			from texts
		)
		select paragraph, title, path, dialogue as isDialogue, is_read as isRead, coalesce(
			(select content from ${lessonContents} where ${lessonContents.lessonId} = lesson),
			(select content from ${articles} where ${articles.id} = article),
			(select content from ${ownTextParts} where ${ownTextParts.id} = part)
		) -> ('$[' || paragraph || ']') as block
		from placed where paragraph is not null
		order by is_read desc, level, path`
}

function toSentence(row: SentenceRow, word: string): FoundSentence[] {
	const read = blockSchema.safeParse(JSON.parse(row.block ?? 'null'))
	if (!read.success) return []
	const { zh: tokens, en } = read.data
	const found = sentenceOfWord(word, { tokens, english: en, isDialogue: row.isDialogue === 1 })
	if (!found) return []
	const { title, paragraph, path, isRead } = row
	return [{ ...found, title, path: `${path}#p${paragraph + 1}`, isRead: isRead === 1 }]
}
