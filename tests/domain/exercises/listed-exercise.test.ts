import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exerciseTypes } from '#app/domain/exercises/exercise-kinds.ts'
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
				way: 'picks',
				takesSeveral: false,
				question: { zh: '李明是哪国人？', en: 'What nationality is Li Ming?' },
				options: [{ zh: '美国人' }, { zh: '中国人', en: 'Chinese' }],
				answer: 'B',
				explanation: {},
			},
		],
		spoken: [],
		unreadable: [],
	})
})

test('a 判断题 without stored options is judged by 对 and 错', () => {
	const { listed } = listExercises([{ ...stored, type: 'true_false', options: null }])
	expect(listed).toMatchObject([
		{
			isJudged: true,
			options: [
				{ zh: '对', en: 'True' },
				{ zh: '错', en: 'False' },
			],
		},
	])
})

test('an unknown type is listed as unsupported', () => {
	const essay = { ...stored, id: 'essay', type: 'essay', question: 'no JSON at all' }
	expect(listExercises([stored, essay, { ...stored, id: 'last' }])).toMatchObject({
		listed: [{ id: 'nationality' }, { id: 'essay', unsupportedType: 'essay' }, { id: 'last' }],
		spoken: [],
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

test('a sound is set apart from the text, whatever the kind', () => {
	const question = '{"zh":"你听到了什么？","sound":"买"}'
	expect(listExercises([{ ...stored, question }]).listed).toMatchObject([
		{ question: { zh: '你听到了什么？' }, sound: '买' },
	])
})

test('an exercise of slots is listed with its bank, in an order of its own', () => {
	const row = {
		...stored,
		type: 'cloze',
		question: '{"zh":"我{叫}安娜，{是}法国人。","en":"I’m Anna."}',
		options: '[{"zh":"叫"},{"zh":"是"},{"zh":"姓"}]',
		answer: 'AB',
	}
	expect(listExercises([row]).listed).toMatchObject([
		{
			way: 'slots',
			layout: 'text',
			question: { en: 'I’m Anna.' },
			before: ['我', '安娜，'],
			after: '法国人。',
			answers: ['AB'],
			bank: expect.arrayContaining([
				{ letter: 'A', text: '叫' },
				{ letter: 'B', text: '是' },
				{ letter: 'C', text: '姓' },
			]),
		},
	])
})

test('a multiple may have several right answers', () => {
	const { listed } = listExercises([{ ...stored, type: 'multiple', answer: 'BA' }])
	expect(listed).toMatchObject([{ answer: 'AB', takesSeveral: true }])
})

test('what is answered aloud stands apart from what is graded', () => {
	const { listed, spoken, unreadable } = listExercises([
		{
			...stored,
			id: 'aloud',
			type: 'speak',
			question: '{"zh":"你叫什么␟名字？"}',
			options: '[{"zh":"我叫安娜。"}]',
			answer: 'A',
		},
		stored,
	])
	expect(listed.map(({ id }) => id)).toEqual([stored.id])
	expect(spoken).toMatchObject([
		{ id: 'aloud', question: { zh: '你叫什么名字？' }, answers: [{ zh: '我叫安娜。' }] },
	])
	expect(unreadable).toEqual([])
})

test('every row is listed, answered aloud or reported as unreadable', () => {
	const row = fc.record({
		id: fc.string(),
		type: fc.constantFrom(...exerciseTypes, 'essay', '__proto__'),
		question: fc.oneof(fc.json(), fc.string(), fc.constant('{"zh":"我{叫}"}')),
		options: fc.option(
			fc.oneof(fc.json(), fc.string(), fc.constantFrom('[{"zh":"书 = 本"}]', '[{"pinyin":"hǎo"}]')),
		),
		answer: fc.oneof(fc.string(), fc.constantFrom('A', 'AB', 'A,A', 'BA')),
		explanation: fc.oneof(fc.json(), fc.constant('{}')),
	})
	fc.assert(
		fc.property(fc.array(row), (rows) => {
			const { listed, spoken, unreadable } = listExercises(rows)
			expect(listed.length + spoken.length + unreadable.length).toBe(rows.length)
		}),
	)
})
