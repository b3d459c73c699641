import { expect, test } from 'vitest'
import { isExerciseType } from '#app/domain/exercises/exercise-kinds.ts'

test('an unknown type is none', () => {
	expect(isExerciseType('true_false')).toBe(true)
	expect(isExerciseType('dictation')).toBe(false)
	expect(isExerciseType('constructor')).toBe(false)
})
