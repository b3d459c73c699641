import { expect, test } from 'vitest'
import { isExerciseType } from '#app/domain/exercises/exercise-kinds.ts'

test('isExerciseType rejects unknown types', () => {
	expect(isExerciseType('true_false')).toBe(true)
	expect(isExerciseType('essay')).toBe(false)
	expect(isExerciseType('constructor')).toBe(false)
})
