import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterOf } from '#app/domain/exercises/answer.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { gradeOf } from '#app/domain/exercises/grade.ts'
import type { AnswerableExercise, ListedExercise } from '#app/domain/exercises/listed-exercise.ts'
import type { Picks } from '#app/domain/exercises/picks.ts'
import {
	completePractice,
	nextOpen,
	type Practice,
	questionsOf,
	restartPractice,
	sessionOf,
	startPractice,
	submitAnswer,
	wrongIn,
} from '#app/domain/exercises/session.ts'
import { isRight } from '#app/domain/exercises/task.ts'
import { longestAnswer } from '#app/domain/progress/stored-value.ts'
import { longestTyped } from '#app/domain/typing/typed-answer.ts'
import { gradedExercise } from '#tests/support/graded-exercise.ts'

const [monday, tuesday] = ['2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z']

function exercise(
	id: string,
	answer: string,
	more: Partial<AnswerableExercise & Picks> = {},
): AnswerableExercise {
	return {
		id,
		answer,
		way: 'picks',
		type: 'choice',
		takesSeveral: false,
		question: { zh: '李明是哪国人？' },
		options: [{ zh: '美国人' }, { zh: '中国人' }, { zh: '日本人' }],
		explanation: {},
		...more,
	}
}

const fruit = exercise('fruit', 'AC', { type: 'multiple', takesSeveral: true })
const listed: ListedExercise[] = [
	exercise('one', 'B'),
	{ id: 'essay', unsupportedType: 'essay' },
	fruit,
	exercise('three', 'A'),
]

/** Submits one answer after another. */
function practise(answers: [id: string, letters: string][], from: Practice = {}): Practice {
	const practice = { ...from }
	for (const [id, letters] of answers) {
		Object.assign(practice, submitAnswer(listed, practice, { id, given: letters, now: monday }))
	}
	return practice
}

test('a new session has no answers, and unsupported exercises are not counted', () => {
	const session = sessionOf(listed, {})
	expect(session).toMatchObject({
		status: 'waiting',
		answeredCount: 0,
		totalCount: 3,
		isOverdue: false,
	})
	expect(session.items).toMatchObject([
		{ number: 1, given: undefined },
		{ unsupportedType: 'essay' },
		{ number: 2 },
		{ number: 3 },
	])
})

test('answers are kept and marked; a 多选题 needs exactly the right options', () => {
	const practice = practise(
		[
			['one', 'B'],
			['fruit', 'CA'],
		],
		startPractice(monday),
	)
	expect(practice).toEqual({
		exerciseStatus: 'started',
		exerciseStartedAt: monday,
		exerciseAnswers: { one: { answer: 'B' }, fruit: { answer: 'AC' } },
	})
	expect(questionsOf(sessionOf(listed, practice).items)).toMatchObject([
		{ given: 'B', isRight: true },
		{ given: 'AC', isRight: true },
		{ given: undefined, isRight: false },
	])
	expect(sessionOf(listed, practise([['fruit', 'A']])).items[2]).toMatchObject({ isRight: false })
})

test('the last answer completes and grades the practice', () => {
	const practice = practise([
		['three', 'C'],
		['one', 'B'],
		['fruit', 'AC'],
	])
	const result = {
		grade: 'C',
		score: 67,
		correctCount: 2,
		totalCount: 3,
		completedAt: monday,
	}
	expect(practice).toMatchObject({
		exerciseStatus: 'completed',
		exerciseStartedAt: monday,
		exerciseCompletedAt: monday,
		exerciseResult: result,
	})
	expect(sessionOf(listed, practice)).toMatchObject({ status: 'completed', result })
})

test('invalid submissions change nothing', () => {
	const practice = practise([['one', 'A']])
	for (const [id, letters] of [
		['one', 'B'],
		['three', ''],
		['three', 'D'],
		['three', 'AB'],
		['three', '?'],
		['essay', 'A'],
		['__proto__', 'A'],
	] as const) {
		expect(submitAnswer(listed, practice, { id, given: letters, now: tuesday })).toBeUndefined()
	}
})

test('a restart clears answers and result', () => {
	const completed = practise([
		['one', 'B'],
		['fruit', 'AC'],
		['three', 'A'],
	])
	const practice = { ...completed, ...restartPractice(tuesday) }
	expect(sessionOf(listed, practice)).toMatchObject({
		status: 'started',
		answeredCount: 0,
		result: undefined,
		isOverdue: false,
	})
	expect(practice).toMatchObject({ exerciseStartedAt: tuesday, exerciseCompletedAt: undefined })
})

test('answers to removed exercises are ignored, and added exercises are open', () => {
	const completed = practise([
		['one', 'B'],
		['fruit', 'AC'],
		['three', 'A'],
	])
	const edited = [exercise('new', 'A'), fruit]
	expect(sessionOf(edited, completed)).toMatchObject({
		status: 'completed',
		answeredCount: 1,
		totalCount: 2,
		result: { correctCount: 3, totalCount: 3 },
	})
	expect(submitAnswer(edited, completed, { id: 'new', given: 'B', now: tuesday })).toMatchObject({
		exerciseStatus: 'completed',
		exerciseResult: { score: 50, grade: 'C', totalCount: 2, completedAt: tuesday },
	})
})

test('removing the last open exercise makes the completion overdue', () => {
	const practice = practise([['one', 'B']], startPractice(monday))
	expect(sessionOf(listed, practice).isOverdue).toBe(false)
	expect(completePractice(listed, practice, tuesday)).toBeUndefined()
	const rest = [exercise('one', 'B')]
	expect(sessionOf(rest, practice).isOverdue).toBe(true)
	expect(completePractice(rest, practice, tuesday)).toMatchObject({
		exerciseStatus: 'completed',
		exerciseResult: { grade: 'A', score: 100 },
	})
})

test('a lesson without questions is never completed', () => {
	const only = [{ id: 'essay', unsupportedType: 'essay' }]
	expect(completePractice(only, startPractice(monday), monday)).toBeUndefined()
	expect(sessionOf([], startPractice(monday)).isOverdue).toBe(false)
})

test('nextOpen finds the next open question, else the first', () => {
	const session = sessionOf(listed, practise([['fruit', 'A']]))
	expect(nextOpen(session, 2)?.exercise.id).toBe('three')
	expect(nextOpen(session, 3)?.exercise.id).toBe('one')
	const all = practise([
		['one', 'B'],
		['fruit', 'AC'],
		['three', 'A'],
	])
	expect(nextOpen(sessionOf(listed, all), 3)).toBeUndefined()
})

test('invalid letters in the record are not answers', () => {
	const exerciseAnswers = { one: { answer: 'ZZ' }, three: { answer: '' }, fruit: { answer: '七' } }
	expect(sessionOf(listed, { exerciseStatus: 'started', exerciseAnswers }).answeredCount).toBe(0)
})

const letters = fc.uniqueArray(fc.nat(3), { maxLength: 4 }).map((at) => at.map(letterOf).join(''))
const acts = fc.array(
	fc.oneof(
		{ weight: 12, arbitrary: fc.tuple(fc.constantFrom('one', 'fruit', 'three', 'gone'), letters) },
		{ weight: 1, arbitrary: fc.constant('restart' as const) },
	),
	{ maxLength: 25 },
)

test('for any sequence of acts, answers stay and the grade matches them', () => {
	fc.assert(
		fc.property(acts, (done) => {
			let practice: Practice = startPractice(monday)
			for (const act of done) {
				const before = practice.exerciseAnswers ?? {}
				if (act === 'restart') {
					practice = { ...practice, ...restartPractice(monday) }
					expect(sessionOf(listed, practice).answeredCount).toBe(0)
					continue
				}
				const [id, given] = act
				const change = submitAnswer(listed, practice, { id, given, now: monday })
				practice = { ...practice, ...change }
				expect(practice.exerciseAnswers ?? {}).toMatchObject(before)
				const { status, answeredCount, totalCount, items, result } = sessionOf(listed, practice)
				expect(status === 'completed').toBe(answeredCount === totalCount)
				if (status !== 'completed') continue
				const rightCount = questionsOf(items).filter(({ exercise, given = '' }) =>
					isRight(exercise, given),
				).length
				expect(result).toEqual({ ...gradeOf(rightCount, totalCount), completedAt: monday })
			}
		}),
	)
})

test('the wrong ones are asked again by themselves, and the record keeps its result', () => {
	const open = practise([['fruit', 'A']])
	expect(wrongIn(sessionOf(listed, open)).map(({ id }) => id)).toEqual(['fruit'])
	const completed = practise([
		['three', 'C'],
		['one', 'B'],
		['fruit', 'A'],
	])
	const wrong = wrongIn(sessionOf(listed, completed))
	expect(wrong.map(({ id }) => id)).toEqual(['fruit', 'three'])
	let again = startPractice(tuesday)
	for (const [id, given] of [
		['three', 'A'],
		['fruit', 'C'],
	] as const) {
		again = { ...again, ...submitAnswer(wrong, again, { id, given, now: tuesday }) }
	}
	const repeated = sessionOf(wrong, again)
	expect(repeated).toMatchObject({
		status: 'completed',
		result: { correctCount: 1, totalCount: 2 },
	})
	expect(wrongIn(repeated).map(({ id }) => id)).toEqual(['fruit'])
	expect(sessionOf(listed, completed).result).toMatchObject({ score: 33, totalCount: 3 })
})

test('a better result stays in sight while the exercises are done again', () => {
	const best = { grade: 'A', score: 100, correctCount: 3, totalCount: 3, completedAt: monday }
	const worse = { ...best, grade: 'C', score: 33, correctCount: 1 }
	const again: Practice = { ...startPractice(tuesday), exerciseBest: best }
	expect(sessionOf(listed, again)).toMatchObject({ result: undefined, better: best })
	const done: Practice = { ...again, exerciseStatus: 'completed' }
	expect(sessionOf(listed, { ...done, exerciseResult: worse }).better).toEqual(best)
	expect(sessionOf(listed, { ...done, exerciseResult: best }).better).toBeUndefined()
	expect(sessionOf(listed, {}).better).toBeUndefined()
})

function listedOf(text: string): ListedExercise[] {
	return readExerciseSet(text).exercises.map((exercise, index) =>
		gradedExercise(`e${index}`, exercise),
	)
}

const typedSet = listedOf(`[cloze]
zh: 我{叫}安娜，{是}法国人。

[type]
zh: “老师”的拼音是什么？
* pinyin: lǎoshī`)

test('words in slots and a typed text are submitted, kept and graded as they were given', () => {
	const now = monday
	const first = submitAnswer(typedSet, {}, { id: 'e0', given: 'BA', now })
	expect(first).toMatchObject({ exerciseAnswers: { e0: { answer: 'BA' } } })
	const both = submitAnswer(typedSet, first ?? {}, { id: 'e1', given: ' lao3shi1 ', now })
	expect(both).toMatchObject({
		exerciseStatus: 'completed',
		exerciseAnswers: { e0: { answer: 'BA' }, e1: { answer: 'lao3shi1' } },
		exerciseResult: { correctCount: 1, totalCount: 2 },
	})
	expect(questionsOf(sessionOf(typedSet, both ?? {}).items)).toMatchObject([
		{ given: 'BA', isRight: false },
		{ given: 'lao3shi1', isRight: true },
	])
})

test('slots left empty and blank texts are no answers', () => {
	for (const [id, given] of [
		['e0', 'A'],
		['e0', 'AA'],
		['e1', '  '],
		['e1', 'x'.repeat(201)],
	] as const) {
		expect(submitAnswer(typedSet, {}, { id, given, now: monday })).toBeUndefined()
	}
})

test('the longest typed answer is one that a record can hold', () => {
	expect(longestAnswer).toBe(longestTyped)
})
