import { expect, test } from 'vitest'
import { dictation, type } from '#app/domain/exercises/kinds/typed.ts'

const hanzi = { isRight: true, text: { zh: '老师' } }
const pinyin = { isRight: true, text: { pinyin: 'lǎoshī' } }

test('every line is accepted, and its tag says how it is graded', () => {
	const read = type.read([pinyin, hanzi], {})
	expect(read).toEqual({
		ok: true,
		value: { options: [{ pinyin: 'lǎoshī' }, { zh: '老师' }], answer: 'AB' },
	})
	expect(read.ok && type.write(read.value)).toEqual([pinyin, hanzi])
	expect(read.ok && type.task({ question: {}, explanation: {}, ...read.value })).toEqual({
		way: 'typed',
		accepted: [
			{
				pinyin: 'lǎoshī',
				syllables: [
					{ letters: 'lao', tones: [3] },
					{ letters: 'shi', tones: [1] },
				],
			},
			{ hanzi: '老师' },
		],
	})
})

test('two languages of one answer are two answers', () => {
	const both = { isRight: true, text: { zh: '老师', pinyin: 'lǎoshī' } }
	expect(type.read([both], {})).toMatchObject({
		value: { options: [{ zh: '老师' }, { pinyin: 'lǎoshī' }], answer: 'AB' },
	})
})

test('the tones of 一 follow the hanzi that are heard', () => {
	const options = [{ pinyin: 'yīyuàn' }]
	const task = (sound: string) =>
		dictation.task({ question: { zh: '写', sound }, options, answer: 'A', explanation: {} })
	expect(task('医院')).toMatchObject({
		accepted: [{ syllables: [{ tones: [1] }, { tones: [4] }] }],
	})
	expect(task('一院')).toMatchObject({ accepted: [{ syllables: [{ tones: [1, 2] }, {}] }] })
})

test('a damaged answer is left out, and without any there is no task', () => {
	const task = (options: Record<string, string>[]) =>
		type.task({ question: {}, options, answer: 'A', explanation: {} })
	expect(task([{ pinyin: 'zzz' }, { zh: '好' }])).toMatchObject({ accepted: [{ hanzi: '好' }] })
	expect(task([{ pinyin: 'zzz' }, { en: 'good' }])).toBeUndefined()
	expect(task([])).toBeUndefined()
})
