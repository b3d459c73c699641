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
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import { cutAsides } from '#app/features/vocabulary/cut-asides.server.ts'
import { logFailure } from '#app/http/responses.server.ts'

type Sources = { tokenize: Tokenize; readings: Readings }

/**
 * Cuts and reads the Chinese of exercises, in their order. Undefined where it could not be done: exercises
 * are saved all the same, and their Chinese shows without pinyin.
 */
export async function cutExercises(
	sources: Sources,
	exercises: readonly Exercise[],
): Promise<(ExerciseWords | undefined)[]> {
	const asides = exercises.map((exercise) => {
		const listed = asListed('', exercise)
		return listed ? asidesOfExercise(listed) : []
	})
	const words: (ExerciseWords | undefined)[] = []
	for (const part of inParts(asides)) words.push(...(await cutPart(sources, part)))
	return words
}

/** Each exercise with the asides of its Chinese. */
type Part = ExerciseAside[][]

/** As many exercises at once as the tokenizer takes. */
function inParts(asides: Part): Part[] {
	const parts: Part[] = []
	let room = { text: 0, paragraphs: 0 }
	for (const own of asides) {
		const length = own.reduce((sum, { text }) => sum + text.length, 0)
		const last = parts.at(-1)
		if (last && length <= room.text && own.length <= room.paragraphs) last.push(own)
		else {
			parts.push([own])
			room = { text: longestTokenizedText, paragraphs: mostTokenizedParagraphs }
		}
		room = { text: room.text - length, paragraphs: room.paragraphs - own.length }
	}
	return parts
}

async function cutPart(sources: Sources, part: Part): Promise<(ExerciseWords | undefined)[]> {
	const cut = await cutAsides(sources, part.flat())
	if (!cut.ok) {
		logFailure(new Error(`Exercises were not cut: ${cut.error.map(({ text }) => text).join(' ')}`))
		return part.map(() => undefined)
	}
	let at = 0
	return part.map((own) => {
		const words = wordsOfExercise(own, cut.value.slice(at, at + own.length))
		at += own.length
		return words
	})
}
