import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters } from '#app/domain/analyzer/paragraphs.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { longestPart } from '#app/domain/texts/limits.ts'
import { partsOf, tidyTitle, titleOf } from '#app/domain/texts/split-text.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'

const texts = (text: string, most?: number) =>
	partsOf([{ title: '', text }], most).map((part) => part.text)

test('a short text is one part', () => {
	expect(partsOf([{ title: '雨天', text: ' 今天下雨。\r\n我们在家。\n\n' }])).toEqual([
		{ title: '雨天', text: '今天下雨。\n我们在家。' },
	])
})

test.each(['', ' \n　\n', '\0'])('nothing has no parts: %j', (text) => {
	expect(texts(text)).toEqual([])
})

test('a long text is cut between lines, into parts of about one size', () => {
	const line = '好'.repeat(9)
	expect(texts(Array(14).fill(line).join('\n'), 100).map(countCharacters)).toEqual([69, 69])
})

test('a line that is too long is cut between sentences', () => {
	expect(texts('今天下雨。我们在家看书。明天去爬山。', 12)).toEqual([
		'今天下雨。我们在家看书。',
		'明天去爬山。',
	])
})

test('a sentence that is too long is cut anywhere, but never inside a character', () => {
	expect(texts('𠮷'.repeat(25), 10)).toEqual(['𠮷'.repeat(10), '𠮷'.repeat(10), '𠮷'.repeat(5)])
})

test('headings of chapters begin parts, and name them', () => {
	const book = '序\n很久以前。\n第一章 初见\n天下雨了。\n第2章　重逢\n雨停了。'
	expect(partsOf([{ title: '', text: book }])).toEqual([
		{ title: '', text: '序\n很久以前。' },
		{ title: '第一章 初见', text: '第一章 初见\n天下雨了。' },
		{ title: '第2章 重逢', text: '第2章　重逢\n雨停了。' },
	])
})

test.each([
	'第一章 初见\n天下雨了。',
	'第一次见面，我们都没说话。\n第二天，他又来了。',
	'他说第三章很难。\n我说第四章更难。',
])('is no book: %j', (text) => {
	expect(texts(text)).toHaveLength(1)
})

test('the chapters of a file keep their titles; a long one is continued', () => {
	const given = [
		{ title: '一', text: '雨。' },
		{ title: '空', text: '  ' },
		{ title: '二', text: '好'.repeat(15) },
	]
	expect(partsOf(given, 10).map(({ title }) => title)).toEqual(['一', '二', '二 (2)'])
})

test('nothing is lost, and no part is too long', () => {
	const unspaced = (text: string) => text.replace(/\s/gu, '')
	const any = fc.oneof(chineseTexts, fc.string({ unit: 'binary' }))
	fc.assert(
		fc.property(fc.array(any, { maxLength: 3 }), fc.integer({ min: 1, max: 60 }), (given, most) => {
			const parts = partsOf(
				given.map((text) => ({ title: '', text })),
				most,
			)
			const whole = given.map((text) => incomingText(text)).join('')
			expect(unspaced(parts.map(({ text }) => text).join(''))).toBe(unspaced(whole))
			for (const { text } of parts) {
				expect(countCharacters(text)).toBeLessThanOrEqual(most)
				expect(text.trim()).toBe(text)
			}
		}),
	)
})

test('a novel is split into parts', () => {
	const novel = (pages: number) => `${'他走了很久，什么也没说。'.repeat(40)}\n`.repeat(pages)
	const split = (text: string) => partsOf([{ title: '', text }])
	const long = novel(1400)
	expect(split(long).length).toBeGreaterThanOrEqual(Math.ceil(countCharacters(long) / longestPart))
})

test('a text without a title is called by its first words', () => {
	expect(titleOf(partsOf([{ title: '', text: '今天下雨。\n我们在家。' }]))).toBe('今天下雨。')
	expect(titleOf([{ title: '', text: '雨'.repeat(40) }])).toBe(`${'雨'.repeat(30)}…`)
})

test('a title is one line of limited length', () => {
	expect(tidyTitle('  红\n楼\t梦 ')).toBe('红 楼 梦')
	expect(tidyTitle('𠮷'.repeat(100))).toBe('𠮷'.repeat(60))
})
