import { expect, test } from 'vitest'
import { readStored } from '#app/domain/exercises/stored-exercise.ts'

const row = {
	id: 'nationality',
	type: 'choice',
	question: '{"zh":"李明是哪国人？"}',
	options: '[{"zh":"美国人"},{"zh":"中国人","en":"Chinese"}]',
	answer: 'B',
	explanation: '{}',
}

test('a row is read as an exercise', () => {
	expect(readStored(row)).toEqual({
		type: 'choice',
		question: { zh: '李明是哪国人？' },
		options: [{ zh: '美国人' }, { zh: '中国人', en: 'Chinese' }],
		answer: 'B',
		explanation: {},
	})
})

test('an exercise without a possible answer is still read', () => {
	expect(readStored({ ...row, options: null, answer: '' })).toMatchObject({
		options: null,
		answer: '',
	})
})

test.each([
	{ type: 'essay' },
	{ question: '{"zh"' },
	{ options: '[1]' },
	{ explanation: '"好"' },
	{ question: '{"zh":1}' },
])('a damaged row is undefined: %j', (damage) => {
	expect(readStored({ ...row, ...damage })).toBeUndefined()
})
