/** A card of the database as the study page shows it. ts-fsrs stays on the server: pages get previews. */
import { newId } from '#app/db/columns.ts'
import { type AccessItem, accessToLesson } from '#app/domain/access/access.ts'
import { choicesFor, type Heard, withoutSound } from '#app/domain/flashcards/listening.ts'
import { type CardMemory, newCard, preview } from '#app/domain/flashcards/schedule.ts'
import { sensesOf } from '#app/domain/flashcards/senses.ts'
import { returnsSoon } from '#app/domain/flashcards/session.ts'
import type { Example } from '#app/domain/vocabulary/example.ts'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import type { Choice, StudyCard } from './study-contract.ts'

type WordRow = { id: string; word: string; pinyin: string; poses: PartOfSpeech[]; meaning: Meaning }

export type CardRow = WordRow & {
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

/** `heard` has the words of the deck if choices are wanted, else nothing. */
export function toStudyCard(
	row: CardRow,
	{ heard, now }: { heard: readonly Heard[]; now: Date },
): StudyCard {
	const { id, word, pinyin, sentence, example, marks } = row
	const { logLength, ...memory } = row.memory ?? { ...newCard, logLength: 0 }
	return {
		id,
		word,
		pinyin,
		sentence,
		foundAt: pathOf(row),
		example: sentence ? null : example,
		meanings: sensesOf(row.poses, row.meaning),
		isBookmarked: marks?.isBookmarked ?? false,
		notes: marks?.notes ?? '',
		phase: memory.state,
		previews: preview(memory, now).map(({ grade, due, state, label }) => ({
			grade,
			label,
			returns: returnsSoon({ state, due }, now),
		})),
		formId: newId(),
		choices: heard.length > 0 ? choicesOf(row, heard, `${id}:${logLength}`) : [],
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

function choicesOf(row: WordRow, heard: readonly Heard[], seed: string): Choice[] {
	return choicesFor(toHeard(row), heard, seed).map(({ id, word, pinyin, senses }) => ({
		cardId: id,
		word,
		pinyin,
		meaning: senses.map(withoutSound).filter(Boolean).slice(0, 2).join('; '),
	}))
}

/** The first two senses, for a list. */
export function shortMeaning({ poses, meaning }: Pick<WordRow, 'poses' | 'meaning'>): string {
	return sensesOf(poses, meaning).slice(0, 2).join('; ')
}

export function toHeard({ id, word, pinyin, poses, meaning }: WordRow): Heard {
	return { id, word, pinyin, senses: sensesOf(poses, meaning) }
}
