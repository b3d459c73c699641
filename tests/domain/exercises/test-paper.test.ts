import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import type { Practice } from '#app/domain/exercises/session.ts'
import {
	handIn,
	inParts,
	minutesOf,
	partsOf,
	testedTexts,
	wonPoints,
	writeAnswer,
} from '#app/domain/exercises/test-paper.ts'
import { gradedExercise } from '#tests/support/graded-exercise.ts'

const typed = `[order]
zh: 排一排
* zh: 你 好 吗

[match]
zh: 连一连
* zh: 你叫什么？ = 贝贝。
* zh: 今天几号？ = 四号。
- zh: 不是。

[true_false]
zh: 我四号去北京。
* false

[choice]
zh: 怎么回答？
sound: 你女儿在哪儿工作？
- zh: 我在北京
* zh: 在一个大医院
- zh: 她是老师

[type]
zh: 写一写：mǎ
* zh: 马`

const all = readExerciseSet(typed).exercises.map((exercise, index) =>
	gradedExercise(`${index}`, exercise),
)
const [order, match, truth, heard, written] = all as [
	AnswerableExercise,
	AnswerableExercise,
	AnswerableExercise,
	AnswerableExercise,
	AnswerableExercise,
]
const now = '2026-03-02T10:00:00.000Z'

function answered(...answers: [AnswerableExercise, string][]): Practice {
	const practice: Practice = {}
	for (const [exercise, given] of answers) {
		Object.assign(practice, writeAnswer(practice, exercise, given))
	}
	return practice
}

test('what is heard comes first, then what is read, then what is written', () => {
	expect(inParts([...all, { id: 'essay', unsupportedType: 'essay' }])).toEqual([
		heard,
		match,
		truth,
		order,
		written,
	])
})

test('a paper has the time of the HSK: 20 heard points of HSK 1 have 15 minutes, 20 to read 17', () => {
	const listening = Array.from({ length: 20 }, () => heard)
	const reading = [...Array.from({ length: 9 }, () => match), truth, truth]
	expect(partsOf([...listening, ...reading], 'beginner')).toMatchObject([
		{ part: 'listening', points: 20, minutes: 15 },
		{ part: 'reading', points: 20, minutes: 17 },
	])
	expect(minutesOf([...listening, ...reading], 'beginner')).toBe(32)
})

test('each pair is a point, and a sentence in order is one', () => {
	expect(wonPoints(match, 'AC')).toEqual([true, false])
	expect(wonPoints(match, undefined)).toEqual([false, false])
	expect(wonPoints(order, 'ABC')).toEqual([true])
	expect(wonPoints(order, 'BAC')).toEqual([false])
})

test('an answer may be changed, and one that is unfinished again is none', () => {
	const once = answered([truth, 'A'], [heard, 'B'])
	expect(answered([truth, 'A'], [heard, 'B'], [truth, 'B']).exerciseAnswers).toEqual({
		[truth.id]: { answer: 'B' },
		[heard.id]: { answer: 'B' },
	})
	expect(writeAnswer(once, truth, '').exerciseAnswers).toEqual({ [heard.id]: { answer: 'B' } })
})

test('a test that is handed in is graded by its points, and what is open is wrong', () => {
	const practice = answered([heard, 'B'], [match, 'AC'], [truth, 'B'], [written, '马'])
	expect(handIn(inParts(all), practice, now)).toEqual({
		exerciseStatus: 'completed',
		exerciseCompletedAt: now,
		exerciseResult: { grade: 'C', score: 67, correctCount: 4, totalCount: 6, completedAt: now },
	})
})

test('a right answer needs what is heard, asked and right, not the other options', () => {
	expect(testedTexts(heard)).toEqual([['你女儿在哪儿工作？', '怎么回答？', '在一个大医院']])
	expect(testedTexts(match)).toEqual([
		['你叫什么？', '贝贝。'],
		['今天几号？', '四号。'],
	])
	expect(testedTexts(written)).toEqual([['写一写：mǎ', '马']])
})
