/**
 * A lesson rendered for its readers: the text as HTML with its words, blanks and exercises. It is the
 * same for everybody who may open 第一课, so it can be cached until its revision changes.
 */

import { listExercises } from '#app/domain/exercises/listed-exercise.ts'
import type { StoredExercise } from '#app/domain/exercises/stored-exercise.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { sha256 } from '#app/domain/speech/sha256.ts'
import { scriptOf } from '#app/domain/speech/speech-script.ts'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { ranksOfWords } from '#app/domain/vocabulary/word-ranks.ts'
import { listBlanks } from './blanks.ts'
import type { LessonContent } from './content.ts'
import { overviewOf } from './overview.ts'
import { rubyHtml } from './ruby-html.ts'

type Written = {
	content: LessonContent
	words: readonly Parameters<typeof toWordEntry>[0][]
	exercises: readonly StoredExercise[]
}

type Shape = { revision: string; dialogMode: boolean; showParagraphNumbers: boolean }

export type RenderedLesson = Awaited<ReturnType<typeof renderLesson>>

export async function renderLesson({ content, words, exercises }: Written, shape: Shape) {
	const { revision, dialogMode: isDialogue, showParagraphNumbers: hasNumbers } = shape
	const rankOf = ranksOfWords(words)
	return {
		revision,
		isEmpty: content.length === 0,
		html: rubyHtml(content, { rankOf, isDialogue, hasNumbers }).join(''),
		answers: listBlanks(content),
		exercises: listExercises(exercises),
		entries: words.map(toWordEntry),
		overviewFor: (user: HskLevel) => overviewOf(content, { rankOf, user }),
		/** Tells whether an audio's timings belong to this text. */
		textHash: await sha256(scriptOf(content, { isDialogue }).text),
	}
}
