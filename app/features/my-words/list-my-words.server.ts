import { and, eq, sql } from 'drizzle-orm'
import { isDialogue } from '#app/db/card-texts.ts'
import type { Db } from '#app/db/client.server.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import {
	articles,
	cards,
	lessons,
	ownTextParts,
	ownTexts,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import { learnersMeaning, learnersPoses } from '#app/db/word-entry-columns.ts'
import type { DrawnLine } from '#app/domain/display/drawn-line.ts'
import { saidSentence } from '#app/domain/flashcards/card-sentence.ts'
import { isTimeZone } from '#app/domain/flashcards/day.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { type Standing, standingOf } from '#app/domain/known-words/standing.ts'
import { type MyWordSearch, wordsAPage } from '#app/domain/my-words/word-search.ts'
import { hashOfSentence } from '#app/domain/progress/sentence-hash.ts'
import { textPath } from '#app/domain/texts/progress.ts'
import { levelRowOf, spellLevelRow } from '#app/domain/vocabulary/level-row.ts'
import { cardsToStudy, ownDeckLoad } from '#app/features/flashcards/own-deck-load.server.ts'
import { shortMeaning } from '#app/features/flashcards/study-card.server.ts'
import { settingsFrom } from '#app/features/flashcards/today.server.ts'
import { bestStability, isForgottenBy, saidBy } from '#app/features/known-words/own-words.server.ts'
import { newLessonsFor } from '#app/features/today/next-lesson.server.ts'
import {
	earliestDue,
	foundWords,
	isSavedCardOf,
	type Learner,
	ofNewerSentence,
	ownWords,
} from './found-words.server.ts'

export type MyWord = {
	id: number
	word: string
	pinyin: string
	traditional: string | null
	meaning: string
	/** "HSK 2", or "HSK 1, from 回 and 家". */
	level: string | null
	standing: Standing
	isMarked: boolean
	isSaved: boolean
	isStudied: boolean
	sentence: string | null
	/** The sentence, for a person who reads it otherwise than it is stored. */
	drawn: DrawnLine | null
	/** The text of the sentence, if the person may open it. */
	foundIn: { title: string; path: string } | null
	/** When they marked it, or else saved it, or else began to study it: Nov 22, 2026. */
	date: string
	/** When its card is due; null without an answered card. */
	due: string | null
}

export type MyWords = {
	words: MyWord[]
	/** The number of all that match. */
	found: number
	/** Whether the person has any. */
	hasWords: boolean
	/** Cards of the own deck that come today. */
	toStudy: number
	/** A new lesson that fits them, for somebody without a word. */
	firstLesson: string | null
}

type Query = { learner: Learner; search: MyWordSearch; now: Date }

/** A page of a person's words. One round trip. */
export async function listMyWords(db: Db, { learner, search, now }: Query): Promise<MyWords> {
	const [rows, [lesson], ...ownDeck] = await db.batch([
		wordRows(db, { learner, search }),
		newLessonsFor(db, learner, { most: 1 }),
		...ownDeckLoad(db, { userId: learner.id, now }),
	])
	const [settings] = ownDeck
	const { timeZone } = settingsFrom(settings)
	const format = new Intl.DateTimeFormat('en-US', {
		dateStyle: 'medium',
		timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
	})
	const dates = {
		dateOf: (at: number) => format.format(at),
		dueOf: (due: number) => (due <= +now ? 'Due now' : `Due ${format.format(due)}`),
	}
	return {
		words: rows.flatMap((row) =>
			row.word ? [toMyWord({ ...row, word: row.word }, learner, dates)] : [],
		),
		found: rows[0]?.found ?? 0,
		hasWords: rows[0]?.hasWords ?? false,
		toStudy: cardsToStudy(ownDeck, now),
		firstLesson: lesson?.slug ?? null,
	}
}

/** At least one row, which has the counts; its word is null if the page is empty. */
function wordRows(db: Db, { learner, search }: Omit<Query, 'now'>) {
	const { sort, page, ...filters } = search
	const found = foundWords(learner, { filters, sort })
	const pageOfWords = sql`(
		with found as materialized (${found})
		select * from (select count(*) as found_count from found)
		left join (
			select * from found order by first_key, second_key, vocab_id desc
			limit ${wordsAPage} offset ${(page - 1) * wordsAPage}
		) on true
	) as page`
	return db
		.select({
			found: sql<number>`page.found_count`,
			hasWords: sql<boolean>`exists (${ownWords(learner.id)})`.mapWith(Boolean),
			word: {
				id: vocab.id,
				word: vocab.word,
				pinyin: vocab.pinyin,
				traditional: vocab.traditional,
				levels: vocab.levels,
			},
			poses: learnersPoses,
			meaning: learnersMeaning,
			said: sql<Standing | null>`${saidBy(learner.id)}`,
			isMarked: sql<boolean>`page.said is not null`.mapWith(Boolean),
			isForgotten: isForgottenBy(learner.id),
			isSaved: sql<boolean>`${cards.id} is not null`.mapWith(Boolean),
			stability: sql<number | null>`${bestStability(learner.id)}`,
			due: sql<number | null>`${earliestDue(learner.id)}`,
			at: sql<number>`page.at`,
			sentence: sql<string | null>`${ofNewerSentence(userWords.sentence, cards.sentence)}`,
			lesson: { slug: lessons.slug, title: lessons.title },
			isDialogue,
			article: { id: articles.id, title: articles.title },
			ownText: { id: ownTexts.id, title: ownTexts.title },
			partNumber: ownTextParts.number,
		})
		.from(pageOfWords)
		.leftJoin(vocab, sql`${vocab.id} = page.vocab_id`)
		.leftJoin(userWords, and(eq(userWords.userId, learner.id), eq(userWords.vocabId, vocab.id)))
		.leftJoin(cards, isSavedCardOf(learner.id))
		.leftJoin(
			lessons,
			and(
				sql`${lessons.id} = ${ofNewerSentence(userWords.lessonId, cards.lessonId)}`,
				isLessonOpenTo(learner),
			),
		)
		.leftJoin(
			articles,
			and(
				sql`${articles.id} = ${ofNewerSentence(userWords.articleId, cards.articleId)}`,
				isArticleOpenTo(learner),
			),
		)
		.leftJoin(
			ownTextParts,
			sql`${ownTextParts.id} = ${ofNewerSentence(userWords.partId, cards.partId)}`,
		)
		.leftJoin(ownTexts, and(eq(ownTexts.id, ownTextParts.textId), eq(ownTexts.userId, learner.id)))
		.orderBy(sql`page.first_key`, sql`page.second_key`, sql`page.vocab_id desc`)
}

type WordRow = Awaited<ReturnType<typeof wordRows>>[number]

type RowWithWord = WordRow & { word: NonNullable<WordRow['word']> }

type Dates = { dateOf: (at: number) => string; dueOf: (due: number) => string }

function toMyWord(
	row: RowWithWord,
	{ langLevel, hskEdition }: Learner,
	{ dateOf, dueOf }: Dates,
): MyWord {
	const { word: entry, poses, meaning, due, at, sentence, isSaved, isMarked } = row
	const { said, stability, isForgotten } = row
	const { id, word, pinyin, traditional, levels } = entry
	const level = levelRowOf(levels, hskEdition)
	const rank = level && rankOf(level.level)
	return {
		id,
		word,
		pinyin,
		traditional,
		meaning: shortMeaning({ poses, meaning }),
		level: level ? spellLevelRow(level) : null,
		standing: standingOf({ said, stability, isForgotten }, { rank, user: rankOf(langLevel) }),
		isMarked,
		isSaved,
		isStudied: stability !== null,
		sentence: sentence && saidSentence(sentence, row.isDialogue),
		drawn: null,
		foundIn: sentence === null ? null : foundIn(row),
		date: dateOf(at),
		due: due === null ? null : dueOf(due),
	}
}

type Texts = Pick<WordRow, 'lesson' | 'article' | 'ownText' | 'partNumber' | 'sentence'>

function foundIn({ sentence, ...texts }: Texts): MyWord['foundIn'] {
	const { lesson, article, ownText, partNumber } = texts
	const at = hashOfSentence(sentence)
	if (lesson) {
		const path = `/courses/lessons/${lesson.slug}${at}`
		return { title: lesson.title.zh || lesson.title.en, path }
	}
	if (article) return { title: article.title, path: `/articles/${article.id}${at}` }
	return (
		ownText && {
			title: ownText.title,
			path: `${textPath(ownText.id, { number: partNumber ?? 1 })}${at}`,
		}
	)
}
