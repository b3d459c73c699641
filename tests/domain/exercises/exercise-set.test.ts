import { expect, test } from 'vitest'
import {
	longestExerciseText,
	mostExercises,
	readExerciseSet,
} from '#app/domain/exercises/exercise-set.ts'

const good = '[choice]\nzh: 谁？\n* zh: 他'
const bad = '[true_false]\nzh: 他笑了。'

test('blocks are numbered, and failed ones are separate', () => {
	const set = readExerciseSet(`${good}\n\n${bad}\n\n${good}`)
	expect(set.blocks.map(({ number, line, ok }) => [number, line, ok])).toEqual([
		[1, 1, true],
		[2, 5, false],
		[3, 8, true],
	])
	expect(set.exercises).toHaveLength(2)
	expect(set.failed).toMatchObject([
		{ number: 2, problem: { code: 'exercise-text.no-truth' }, source: bad },
	])
	expect(set.problem).toBeUndefined()
})

test('an empty text has no exercises', () => {
	expect(readExerciseSet('')).toEqual({ blocks: [], exercises: [], failed: [] })
})

test('a text over the limit is refused without parsing', () => {
	expect(readExerciseSet('字'.repeat(longestExerciseText)).blocks).toHaveLength(1)
	expect(readExerciseSet('字'.repeat(longestExerciseText + 1))).toEqual({
		blocks: [],
		exercises: [],
		failed: [],
		problem: {
			code: 'exercise-text.too-long',
			values: { most: longestExerciseText, length: longestExerciseText + 1 },
		},
	})
})

test('too many exercises are refused', () => {
	expect(readExerciseSet(`${good}\n`.repeat(mostExercises)).exercises).toHaveLength(mostExercises)
	expect(readExerciseSet(`${good}\n`.repeat(mostExercises + 1)).problem).toEqual({
		code: 'exercise-text.too-many',
		values: { most: mostExercises, count: mostExercises + 1 },
	})
})
