/** A card of the database as the study page shows it. ts-fsrs stays on the server: pages get previews. */
import { newId } from '#app/db/columns.ts'
import { type AccessItem, accessToLesson } from '#app/domain/access/access.ts'
import { type CardMemory, newCard, type Schedule } from '#app/domain/flashcards/schedule.ts'
import { sensesOf } from '#app/domain/flashcards/senses.ts'
import { returnsSoon, waitOf } from '#app/domain/flashcards/session.ts'
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
	lesson: ({ slug: string; isFree: boolean } & AccessItem) | null
	course: AccessItem | null
	readerLevel: number
	articleId: string | null
	orderNo: number
	memory: (CardMemory & { logLength: number }) | null
	marks: { isBookmarked: boolean; notes: string } | null
}

type Shown = { schedule: Schedule; questionOf: ReturnType<typeof questionsOf>; now: Date }

export function toStudyCard(row: CardRow, { schedule, questionOf, now }: Shown): StudyCard {
	const { id, word, pinyin, traditional, sentence, example, marks } = row
	const meanings = sensesOf(row.poses, row.meaning)
	const { logLength, ...memory } = row.memory ?? { ...newCard, logLength: 0 }
	return {
		id,
		word,
		pinyin,
		traditional,
		sentence,
		foundAt: pathOf(row),
		example: sentence ? null : example,
		drawn: null,
		meanings,
		isBookmarked: marks?.isBookmarked ?? false,
		notes: marks?.notes ?? '',
		phase: memory.state,
		wait: waitOf(memory, now) ?? null,
		previews: schedule.preview(memory, now).map(({ grade, due, state, label }) => ({
			grade,
			label,
			returns: returnsSoon({ state, due }, now),
		})),
		formId: newId(),
		...questionOf({ ...row, senses: meanings, seed: `${id}:${logLength}` }),
	}
}

/** Where the word was saved. A lesson that the reader may not open stays unnamed. */
function pathOf({ lesson, course, readerLevel, articleId }: CardRow): string | null {
	if (lesson !== null) {
		const access = accessToLesson(
			{ level: readerLevel },
			{ ...lesson, parent: course ?? undefined },
		)
		return access === 'open' ? `/courses/lessons/${lesson.slug}` : null
	}
	return articleId === null ? null : `/articles/${articleId}`
}

/** The first two senses, for a list. */
export function shortMeaning({ poses, meaning }: Pick<WordRow, 'poses' | 'meaning'>): string {
	return sensesOf(poses, meaning).slice(0, 2).join('; ')
}

export function toWordOfDeck(row: WordRow): WordOfDeck {
	const { id, word, pinyin, traditional, poses, meaning } = row
	return { id, word, pinyin, traditional, senses: sensesOf(poses, meaning) }
}
