import type { Doubts } from '#app/contracts/doubts.ts'
import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { asidesOfExercise } from '#app/domain/exercises/asides-of-exercise.ts'
import { doubtsOfExercise, type ExerciseDoubt } from '#app/domain/exercises/doubts-of-exercise.ts'
import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { asWritten } from '#app/domain/exercises/listed-exercise.ts'
import { asInLesson } from '#app/domain/lesson-text/as-in-lesson.ts'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import type { ProblemWithText } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { cutAsides } from '#app/features/vocabulary/cut-asides.server.ts'
import { listReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { findBeside } from './words-of-exercises.server.ts'

type Order = {
	services: { tokenize: Tokenize; readings: Readings; doubts: Doubts }
	lessonId: string
	/** Exercises as they are typed, one each; what can't be read has no doubts. */
	sources: readonly string[]
}

/** The doubts of each exercise, in their order. Two round trips, three requests to the tokenizer. */
export async function doubtsOfExercises(
	db: Db,
	{ services, lessonId, sources }: Order,
): Promise<Result<ExerciseDoubt[][], ProblemWithText[]>> {
	const { lesson } = await findBeside(db, lessonId)
	const asidesOf = sources.map((source) => {
		const [block] = parseExerciseText(source)
		const written = block?.ok ? asWritten('', block.exercise) : undefined
		return written ? asidesOfExercise(written) : []
	})
	const asides = asidesOf.flat()
	const cut = await cutAsides(services, asides)
	if (!cut.ok) return cut
	const read = asides.map((aside, index) => asInLesson(cut.value[index] ?? [], aside, lesson))
	const close = await services.doubts(read.map((tokens) => tokens.map(({ word }) => word)))
	if (!close.ok) return err([close.error])
	const checked = asides.map((aside, index) => ({
		aside,
		tokens: read[index] ?? [],
		close: close.value[index] ?? { readings: [], cuts: [] },
	}))
	const unsure = checked.flatMap(({ tokens, close }) =>
		close.readings.flatMap((at) => tokens[at]?.word ?? []),
	)
	const readingsOf = await dictionaryReadings(db, unsure)
	let at = 0
	return ok(
		asidesOf.map(({ length }) => {
			const own = checked.slice(at, at + length)
			at += length
			return doubtsOfExercise(own, { readingsOf, lesson })
		}),
	)
}

/** The different readings that the dictionary has for these words. */
async function dictionaryReadings(db: Db, words: readonly string[]) {
	const readings = new Map<string, string[]>()
	for (const { word, pinyin } of await listReadings(db, { words: [...new Set(words)] })) {
		const known = readings.get(word) ?? []
		if (!known.some((one) => isSameReading(one, pinyin))) readings.set(word, [...known, pinyin])
	}
	return (word: string) => readings.get(word) ?? []
}
