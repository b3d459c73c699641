import { expect, test } from 'vitest'
import { countExercise, countNotes } from '#app/domain/courses/lesson-parts.ts'

test('notes are counted with their examples', () => {
	const notes = [
		'## 是 joins two nouns',
		'',
		'zh: 我␟是␟老师。',
		'en: I’m a teacher.',
		'',
		'zh：他␟不␟是␟学生。',
		'en: He isn’t a student.',
		'## 吗',
		'### A heading inside',
	].join('\n')
	expect(countNotes(notes)).toEqual([{ examples: 2 }, { examples: 0 }])
	expect(countNotes('')).toEqual([])
})

function choice(answer: string, ...options: string[]) {
	const { choice: found } = countExercise({
		type: 'choice',
		options: options.map((zh) => ({ zh })),
		answer,
	})
	return found?.isRightLongest
}

test('a right option is told by its length if it alone is the longest', () => {
	expect(choice('C', '美国人', '英国人', '中国北京人')).toBe(true)
	expect(choice('A', '美国人', '英国人', '中国北京人')).toBe(false)
	expect(choice('A', '美国人', '英国人')).toBe(false)
})

test('options are compared in a language that all of them have', () => {
	const options = [{ zh: '茶', en: 'tea, of course' }, { en: 'milk' }]
	expect(countExercise({ type: 'choice', options, answer: 'A' }).choice?.isRightLongest).toBe(true)
	const chinese = [
		{ zh: '茶', en: 'tea, of course' },
		{ zh: '牛奶', en: 'milk' },
	]
	expect(
		countExercise({ type: 'choice', options: chinese, answer: 'A' }).choice?.isRightLongest,
	).toBe(false)
})

test('other kinds have no right option to compare', () => {
	expect(countExercise({ type: 'true_false', options: null, answer: 'A' })).toEqual({
		kind: 'true_false',
	})
})
