/** A card of the database as the study page shows it. ts-fsrs stays on the server: pages get previews. */
import { newId } from '#app/db/columns.ts'
import { type AccessItem, mayOpenTextOf } from '#app/domain/access/access.ts'
import { type CardSentence, sentenceOfCard } from '#app/domain/flashcards/card-sentence.ts'
import { type CardMemory, newCard, type Schedule } from '#app/domain/flashcards/schedule.ts'
import { sensesOf } from '#app/domain/flashcards/senses.ts'
import { returnsSoon, waitOf } from '#app/domain/flashcards/session.ts'
import type { Block } from '#app/domain/lesson-text/content.ts'
import { hashOfSentence } from '#app/domain/progress/sentence-hash.ts'
import { textPath } from '#app/domain/texts/progress.ts'
import type { Example } from '#app/domain/vocabulary/example.ts'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import type { StudyCard } from './study-contract.ts'
import type { questionsOf, WordOfDeck } from './study-question.server.ts'

type WordRow = {
	id: string
	word: string
	pinyin: string
	traditional: string | null
	poses: PartOfSpeech[]
	meaning: Meaning
}

export type CardRow = WordRow & {
	hasOtherReadings: boolean
	example: Example | null
	sentence: string | null
	paragraphs: Block[]
	lesson:
		| ({ slug: string; title: string; isDialogue: boolean; isFree: boolean } & AccessItem)
		| null
	course: AccessItem | null
	readerLevel: number
	article: { id: string; title: string; status: number; isDeleted: boolean } | null
	ownText: { id: string; title: string } | null
	/** Which part of it. */
	partNumber: number | null
	orderNo: number
	memory: (CardMemory & { logLength: number }) | null
	marks: { isBookmarked: boolean; notes: string } | null
}

type Shown = { schedule: Schedule; questionOf: ReturnType<typeof questionsOf>; now: Date }

export function toStudyCard(row: CardRow, { schedule, questionOf, now }: Shown): StudyCard {
	const { id, word, pinyin, traditional, marks } = row
	const foundIn = textOf(row)
	const shown = shownSentence(row)
	const meanings = sensesOf(row.poses, row.meaning)
	const { logLength, ...memory } = row.memory ?? { ...newCard, logLength: 0 }
	return {
		id,
		word,
		pinyin,
		traditional,
		...shown,
		foundIn,
		drawn: null,
		meanings,
		isBookmarked: marks?.isBookmarked ?? false,
		notes: marks?.notes ?? '',
		phase: memory.state,
		waitMs: waitOf(memory, now) ?? null,
		previews: schedule.preview(memory, now).map(({ grade, due, state, label }) => ({
			grade,
			label,
			inMs: +due - +now,
			returns: returnsSoon({ state, due }, now),
		})),
		formId: newId(),
		...questionOf({
			...row,
			sentence: shown.sentence,
			english: shown.sentence === null ? undefined : shown.example?.en,
			senses: meanings,
			seed: `${id}:${logLength}`,
		}),
	}
}

type SavedIn = Pick<
	CardRow,
	'lesson' | 'course' | 'readerLevel' | 'article' | 'ownText' | 'partNumber' | 'sentence'
>

/** Where the word was saved. A text that the reader may not open stays unnamed. */
function textOf(saved: SavedIn): StudyCard['foundIn'] {
	if (!mayOpenTextOf({ level: saved.readerLevel }, saved)) return null
	const { lesson, article, ownText, partNumber } = saved
	const at = hashOfSentence(saved.sentence)
	if (lesson) return { path: `/courses/lessons/${lesson.slug}${at}`, title: lesson.title }
	if (article) return { path: `/articles/${article.id}${at}`, title: article.title }
	return (
		ownText && {
			path: `${textPath(ownText.id, { number: partNumber ?? 1 })}${at}`,
			title: ownText.title,
		}
	)
}

type SentenceRow = SavedIn & Pick<CardRow, 'word' | 'traditional' | 'example' | 'paragraphs'>

/** The saved sentence belongs to the person; its reading and its English are for those who may open its text. */
function shownSentence(row: SentenceRow): CardSentence {
	const paragraphs = textOf(row) === null ? [] : row.paragraphs
	return sentenceOfCard({ ...row, paragraphs, isDialogue: row.lesson?.isDialogue ?? false })
}

/** The first two senses, for a list. */
export function shortMeaning({ poses, meaning }: Pick<WordRow, 'poses' | 'meaning'>): string {
	return sensesOf(poses, meaning).slice(0, 2).join('; ')
}

export function toWordOfDeck(row: WordRow): WordOfDeck {
	const { id, word, pinyin, traditional, poses, meaning } = row
	return { id, word, pinyin, traditional, senses: sensesOf(poses, meaning) }
}
