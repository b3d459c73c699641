import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { exerciseFigures } from '#app/domain/learners/exercise-answers.ts'
import { gradedExercise } from '#tests/support/graded-exercise.ts'

function exerciseFrom(text: string) {
	const [exercise = expect.fail('no exercise')] = readExerciseSet(text).exercises
	return gradedExercise('one', exercise)
}

const choice = '[choice]\nzh: 李明是哪国人？\n- zh: 美国人\n* zh: 中国人\n- zh: 日本人'

test('each option has its count, and the right one its share', () => {
	const { answered, right, rows } = exerciseFigures(exerciseFrom(choice), [
		{ answer: 'A', people: 12 },
		{ answer: 'B', people: 30 },
		{ answer: 'C', people: 3 },
	])
	expect([answered, right]).toEqual([45, 67])
	expect(rows).toEqual([
		{ text: 'A 美国人', isRight: false, people: 12, share: 27 },
		{ text: 'B 中国人', isRight: true, people: 30, share: 67 },
		{ text: 'C 日本人', isRight: false, people: 'few', share: undefined },
	])
})

test('an answer to an option that is gone is not counted', () => {
	const { answered } = exerciseFigures(exerciseFrom(choice), [{ answer: 'D', people: 12 }])
	expect(answered).toBe(0)
})

test('an option of a multiple choice is counted, whatever else was chosen', () => {
	const several = exerciseFrom('[multiple]\nzh: 哪些是水果？\n* zh: 苹果\n* zh: 香蕉\n- zh: 米饭')
	const { right, rows } = exerciseFigures(several, [
		{ answer: 'AB', people: 6 },
		{ answer: 'AC', people: 6 },
	])
	expect(right).toBe(50)
	expect(rows.map(({ people }) => people)).toEqual([12, 6, 6])
})

test('words in their order are listed as words, those of few people only as others', () => {
	const order = exerciseFrom('[order]\nen: I love tea.\n* zh: 我 爱 茶')
	const letters = (...words: string[]) => {
		const bank = order.way === 'slots' ? order.bank : []
		return words.map((word) => bank.find(({ text }) => text === word)?.letter).join('')
	}
	const { rows, hasOthers } = exerciseFigures(order, [
		{ answer: letters('茶', '爱', '我'), people: 5 },
		{ answer: letters('我', '爱', '茶'), people: 9 },
		{ answer: letters('爱', '我', '茶'), people: 1 },
	])
	expect(rows.map(({ text, isRight }) => [text, isRight])).toEqual([
		['我 · 爱 · 茶', true],
		['茶 · 爱 · 我', false],
	])
	expect(hasOthers).toBe(true)
})

test('a typed answer is shown once five people gave it', () => {
	const typed = exerciseFrom('[type]\nen: tea\n* zh: 茶')
	const { right, rows, hasOthers } = exerciseFigures(typed, [
		{ answer: '茶', people: 6 },
		{ answer: ' 茶 ', people: 2 },
		{ answer: '我住在北京路5号', people: 1 },
	])
	expect(right).toBe(89)
	expect(rows.map(({ text, people }) => [text, people])).toEqual([['茶', 8]])
	expect(hasOthers).toBe(true)
})
