import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import words from '#build/segmentation/words.bin'
import { shown } from '#tests/support/tokenizer.ts'
import { forceWords, type Recut } from '#workers/tokenize/force-words.ts'

const dictionary = openDictionary(words)
const recut: Recut = (text, known) => segment(dictionary, text, known)

function forced(cut: string, known: string[]) {
	const paragraph = cut.split(' | ').map((text) => ({ text }))
	return shown(forceWords([paragraph], known, recut)[0])
}

test.each([
	['王 | 小 | 明天 | 来', ['王小明'], '王小明 | 天 | 来'],
	['他 | 学习者 | 们', ['学习'], '他 | 学习 | 者 | 们'],
	['我 | 学 | 习 | 汉 | 语', ['学习', '汉语'], '我 | 学习 | 汉语'],
	['我 | 爱 | 北京 | 。', ['爱北京', '北京'], '我 | 爱北京 | 。'],
	['我 | 学习 | 汉语', ['学习', '汉语'], '我 | 学习 | 汉语'],
	['看 | 一 | 看 | 看 | 一 | 看', ['看一看'], '看一看 | 看一看'],
	['我 | 人民', ['人'], '我 | 人民'],
	['𠮷 | 野 | 家', ['𠮷野家'], '𠮷野家'],
	['𠮷野 | 家', ['𠮷'], '𠮷野 | 家'],
	['卡拉 | OK | 厅', ['卡拉OK'], '卡拉OK | 厅'],
	['我', ['我们'], '我'],
])('%s with %j forced is %s', (cut, known, after) => {
	expect(forced(cut, known)).toBe(after)
})

test('a correct word next to a forced one stays', () => {
	expect(forced('学习 | 惯', ['学习', '习惯'])).toMatch(/^(学习 \| 惯|学 \| 习惯)$/)
	expect(forced('学习 | 汉 | 语', ['学习', '汉语'])).toBe('学习 | 汉语')
})

test('details are kept, except for words cut again', () => {
	const paragraph = [
		{ text: '我', pinyin: 'wǒ' },
		{ text: '学', pinyin: 'xué' },
		{ text: '习', pinyin: 'xí' },
	]
	expect(forceWords([[], paragraph], ['学习'], recut)).toEqual([
		[],
		[{ text: '我', pinyin: 'wǒ' }, { text: '学习' }],
	])
})

const letters = fc.constantFrom('我', '学', '习', '𠮷', 'a', ' ', '。', '\ud842')
const piece = fc.array(letters, { minLength: 1, maxLength: 4 }).map((all) => all.join(''))

test('the words joined are always the text', () => {
	fc.assert(
		fc.property(fc.array(fc.array(piece)), fc.array(piece), (cuts, known) => {
			const paragraphs = cuts.map((cut) => cut.map((text) => ({ text })))
			const after = forceWords(paragraphs, known, recut)
			const joined = (list: readonly { text: string }[]) => list.map(({ text }) => text).join('')
			expect(after.map(joined)).toEqual(paragraphs.map(joined))
		}),
	)
})
