import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { titleTokens } from '#app/domain/lesson-text/title-tokens.ts'

const known = [
	{ word: '长', pinyin: 'cháng' },
	{ word: '修', pinyin: 'xiū' },
	{ word: '自', pinyin: 'zì' },
	{ word: '自行车', pinyin: 'zì xíng chē' },
	{ word: '的', pinyin: 'de' },
	{ word: '人', pinyin: 'rén' },
	{ word: '，' },
	{ word: '长', pinyin: 'zhǎng' },
]

function show(title: string): string {
	return titleTokens(title, known)
		.map(({ word, pinyin }) => word + (pinyin ? `[${pinyin}]` : ''))
		.join(' ')
}

test('a title is cut into the longest known words', () => {
	expect(show('修自行车的人')).toBe('修[xiū] 自行车[zì xíng chē] 的[de] 人[rén]')
})

test('the first reading given for a word wins', () => {
	expect(show('长人')).toBe('长[cháng] 人[rén]')
})

test('unknown words and other characters have no reading', () => {
	expect(show('HSK：修𠮷人！')).toBe('HSK： 修[xiū] 𠮷 人[rén] ！')
	expect(show('')).toBe('')
})

test('joined tokens are the title, for any title', () => {
	const title = fc.string({ unit: fc.constantFrom(...'修自行车的人长，a', '𠮷', '\ud842') })
	fc.assert(
		fc.property(title, (text) => {
			expect(textOf(titleTokens(text, known))).toBe(text)
		}),
	)
})
