import { expect, test } from 'vitest'
import { exerciseSchema } from '#app/domain/exercises/exercise.ts'

test('an exercise without options and explanation is whole', () => {
	const exercise = {
		type: 'true_false',
		question: { zh: '他笑了。' },
		options: null,
		answer: 'A',
		explanation: {},
	}
	expect(exerciseSchema.parse(exercise)).toEqual(exercise)
})
