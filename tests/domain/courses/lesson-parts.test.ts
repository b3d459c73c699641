import { expect, test } from 'vitest'
import { countExercise, textsOfExercise } from '#app/domain/courses/lesson-parts.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'

const question = { zh: '他是哪国人？' }

function choice(answer: string, ...options: string[]) {
	const { choice: found } = countExercise({
		type: 'choice',
		question,
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
	const options: LocalizedText[] = [{ zh: '茶', en: 'tea, of course' }, { en: 'milk' }]
	expect(
		countExercise({ type: 'choice', question, options, answer: 'A' }).choice?.isRightLongest,
	).toBe(true)
	const chinese = [
		{ zh: '茶', en: 'tea, of course' },
		{ zh: '牛奶', en: 'milk' },
	]
	expect(
		countExercise({ type: 'choice', question, options: chinese, answer: 'A' }).choice
			?.isRightLongest,
	).toBe(false)
})

test('other kinds have no right option to compare', () => {
	expect(countExercise({ type: 'true_false', question, options: null, answer: 'A' })).toEqual({
		kind: 'true_false',
		isHeard: false,
	})
})

test('each gap or pair is a point', () => {
	const options: LocalizedText[] = [{ zh: '茶' }, { zh: '书' }, { zh: '杯' }]
	expect(countExercise({ type: 'match', question, options, answer: 'AB' }).points).toBe(2)
})

test('an exercise with a sound is heard', () => {
	const heard = { type: 'true_false', question: { ...question, sound: '他是美国人。' } }
	expect(countExercise({ ...heard, options: null, answer: 'A' }).isHeard).toBe(true)
})

test('what is heard and what is written are texts of an exercise', () => {
	const options: LocalizedText[] = [{ zh: '买' }, { pinyin: 'mǎi' }]
	const dictation = {
		type: 'dictation',
		question: { zh: '听一听。', sound: '买' },
		options,
		answer: 'AB',
		explanation: {},
	}
	expect(textsOfExercise(dictation)).toEqual(['听一听。', '买', '买', 'mǎi'])
})

test('the gaps of a cloze are read in its question, the other words in its bank', () => {
	const cloze = {
		type: 'cloze',
		question: { zh: '我{叫}安娜，{是}学生。' },
		options: [{ zh: '叫' }, { zh: '是' }, { zh: '姓' }],
		answer: 'AB',
		explanation: { zh: '“叫”后面是名字。' },
	}
	expect(textsOfExercise(cloze)).toEqual(['我{叫}安娜，{是}学生。', '姓', '“叫”后面是名字。'])
})
