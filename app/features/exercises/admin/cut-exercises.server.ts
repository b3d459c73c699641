import type { Readings } from '#app/contracts/readings.ts'
import {
	longestTokenizedText,
	mostTokenizedParagraphs,
	type Tokenize,
} from '#app/contracts/tokenize.ts'
import {
	asidesOfExercise,
	type ExerciseAside,
	wordsOfExercise,
} from '#app/domain/exercises/asides-of-exercise.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { asWritten } from '#app/domain/exercises/listed-exercise.ts'
import type { LessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { cutAsides } from '#app/features/vocabulary/cut-asides.server.ts'
import { logFailure } from '#app/http/responses.server.ts'

type Sources = { tokenize: Tokenize; readings: Readings }

/** An exercise, and the words that its lesson has. */
type ToCut = { exercise: Exercise; lesson: LessonWords }

/**
 * Cuts and reads the Chinese of exercises, in their order. Undefined where it could not be done: exercises
 * are saved all the same, and their Chinese shows without pinyin.
 */
export async function cutExercises(
	sources: Sources,
	exercises: readonly ToCut[],
): Promise<(ExerciseWords | undefined)[]> {
	const toCut = exercises.map(({ exercise, lesson }) => {
		const written = asWritten('', exercise)
		return { asides: written ? asidesOfExercise(written) : [], lesson }
	})
	const words: (ExerciseWords | undefined)[] = []
	for (const part of inParts(toCut)) words.push(...(await cutPart(sources, part)))
	return words
}

/** Each exercise with the asides of its Chinese. */
type Part = { asides: ExerciseAside[]; lesson: LessonWords }[]

/** As many exercises at once as the tokenizer takes. */
function inParts(exercises: Part): Part[] {
	const parts: Part[] = []
	let room = { text: 0, paragraphs: 0 }
	for (const own of exercises) {
		const { asides } = own
		const length = asides.reduce((sum, { text }) => sum + text.length, 0)
		const last = parts.at(-1)
		if (last && length <= room.text && asides.length <= room.paragraphs) last.push(own)
		else {
			parts.push([own])
			room = { text: longestTokenizedText, paragraphs: mostTokenizedParagraphs }
		}
		room = { text: room.text - length, paragraphs: room.paragraphs - asides.length }
	}
	return parts
}

async function cutPart(sources: Sources, part: Part): Promise<(ExerciseWords | undefined)[]> {
	const cut = await cutAsides(
		sources,
		part.flatMap(({ asides }) => asides),
	)
	if (!cut.ok) {
		logFailure(new Error(`Exercises were not cut: ${cut.error.map(({ text }) => text).join(' ')}`))
		return part.map(() => undefined)
	}
	let at = 0
	return part.map(({ asides, lesson }) => {
		const words = wordsOfExercise(asides, cut.value.slice(at, at + asides.length), lesson)
		at += asides.length
		return words
	})
}
