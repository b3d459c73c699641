import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listExercises } from '#app/domain/exercises/listed-exercise.ts'
import type { StoredExercise } from '#app/domain/exercises/stored-exercise.ts'

const stored: StoredExercise = {
	id: 'nationality',
	type: 'choice',
	question: '{"zh":"李明是哪国人？","en":"What nationality is Li Ming?"}',
	options: '[{"zh":"美国人"},{"zh":"中国人","en":"Chinese"}]',
	answer: 'B',
	explanation: '{}',
}

test('an exercise is listed with its texts, its options and its answer', () => {
	expect(listExercises([stored])).toEqual({
		listed: [
			{
				id: 'nationality',
				type: 'choice',
				takesSeveral: false,
				question: { zh: '李明是哪国人？', en: 'What nationality is Li Ming?' },
				options: [{ zh: '美国人' }, { zh: '中国人', en: 'Chinese' }],
				answer: 'B',
				explanation: {},
			},
		],
		unreadable: [],
	})
})

test('a 判断题 without stored options gets 对 and 错', () => {
	const { listed } = listExercises([{ ...stored, type: 'true_false', options: null }])
	expect(listed).toMatchObject([
		{
			options: [
				{ zh: '对', en: 'True' },
				{ zh: '错', en: 'False' },
			],
		},
	])
})

test('an unknown type is listed as unsupported', () => {
	const dictation = { ...stored, id: 'dictation', type: 'dictation', question: 'no JSON at all' }
	expect(listExercises([stored, dictation, { ...stored, id: 'last' }])).toMatchObject({
		listed: [
			{ id: 'nationality' },
			{ id: 'dictation', unsupportedType: 'dictation' },
			{ id: 'last' },
		],
		unreadable: [],
	})
})

test.each([
	['its question is not JSON', { question: '{"zh"' }],
	['its question is a list', { question: '[]' }],
	['its explanation has no languages', { explanation: '"好"' }],
	['it has nothing to choose from', { options: null }],
	['an option is a number', { options: '[1, 2]' }],
	['no option is right', { answer: '' }],
	['the right option is missing', { answer: 'C' }],
	['a choice has two right answers', { answer: 'AB' }],
])('it is left out when %s', (_, damage) => {
	expect(
		listExercises([
			{ ...stored, ...damage },
			{ ...stored, id: 'whole' },
		]),
	).toMatchObject({
		listed: [{ id: 'whole' }],
		unreadable: ['nationality'],
	})
})

test('a multiple may have several right answers', () => {
	const { listed } = listExercises([{ ...stored, type: 'multiple', answer: 'BA' }])
	expect(listed).toMatchObject([{ answer: 'AB', takesSeveral: true }])
})

test('every row is either listed or reported as unreadable', () => {
	const row = fc.record({
		id: fc.string(),
		type: fc.constantFrom('choice', 'multiple', 'true_false', 'dictation', '__proto__'),
		question: fc.oneof(fc.json(), fc.string()),
		options: fc.option(fc.oneof(fc.json(), fc.string())),
		answer: fc.string(),
		explanation: fc.oneof(fc.json(), fc.constant('{}')),
	})
	fc.assert(
		fc.property(fc.array(row), (rows) => {
			const { listed, unreadable } = listExercises(rows)
			expect(listed.length + unreadable.length).toBe(rows.length)
		}),
	)
})
