import { expect, test } from 'vitest'
import { exerciseSchema, localizedTextSchema } from '#app/domain/exercises/exercise.ts'

test('an exercise may lack options and explanation', () => {
	const exercise = {
		type: 'true_false',
		question: { zh: '他笑了。' },
		options: null,
		answer: 'A',
		explanation: {},
	}
	expect(exerciseSchema.parse(exercise)).toEqual(exercise)
})

test('a localized text keeps all its languages', () => {
	const text = { zh: '你好', en: 'Hello', 'zh-hant': '你好', constructor: 'x' }
	expect(localizedTextSchema.parse(text)).toEqual(text)
})

test('__proto__ is not a language tag', () => {
	const stored = JSON.parse('{"zh":"你好","__proto__":"x"}')
	expect(Object.getOwnPropertyNames(localizedTextSchema.parse(stored))).toEqual(['zh'])
})
