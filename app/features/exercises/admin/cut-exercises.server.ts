import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import { asidesOfExercise, wordsOfExercise } from '#app/domain/exercises/asides-of-exercise.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import { cutAsides } from '#app/features/vocabulary/cut-asides.server.ts'
import { logFailure } from '#app/http/responses.server.ts'

type Sources = { tokenize: Tokenize; readings: Readings }

/**
 * Cuts and reads the Chinese of exercises, in their order. Undefined if it could not be done: exercises
 * are saved all the same, and their Chinese shows without pinyin.
 */
export async function cutExercises(
	sources: Sources,
	exercises: readonly Exercise[],
): Promise<ExerciseWords[] | undefined> {
	const asides = exercises.map((exercise) => {
		const listed = asListed('', exercise)
		return listed ? asidesOfExercise(listed) : []
	})
	const cut = await cutAsides(sources, asides.flat())
	if (!cut.ok) {
		logFailure(new Error(`Exercises were not cut: ${cut.error.map(({ text }) => text).join(' ')}`))
		return undefined
	}
	let at = 0
	return asides.map((own) => {
		const words = wordsOfExercise(own, cut.value.slice(at, at + own.length))
		at += own.length
		return words
	})
}
