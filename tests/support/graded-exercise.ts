import { expect } from 'vitest'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { type AnswerableExercise, asListed } from '#app/domain/exercises/listed-exercise.ts'

/** As learners see it; fails the test if it is no exercise with a grade. */
export function gradedExercise(id: string, exercise: Exercise): AnswerableExercise {
	const listed = asListed(id, exercise)
	return listed && listed.way !== 'spoken' ? listed : expect.fail('no graded exercise')
}
