import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	countCharacters,
	isTooLong,
	longestText,
	paragraphsOf,
} from '#app/domain/analyzer/paragraphs.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'

const show = (text: string) =>
	paragraphsOf(incomingText(text)).map(({ zh, spacing }) => (spacing === 'large' ? `${zh}↵` : zh))

test.each([
	['', []],
	[' \n　\n', []],
	['今天下雨。\n我们在家看书。', ['今天下雨。', '我们在家看书。']],
	['今天下雨。\r\n\r\n我们在家看书。\r\n\r\n', ['今天下雨。↵', '我们在家看书。']],
	['　　从前有一座山。\u2028山里有座庙。', ['从前有一座山。', '山里有座庙。']],
])('lines are paragraphs, empty lines are spacing: %j', (text, paragraphs) => {
	expect(show(text)).toEqual(paragraphs)
})

test('a long line is cut after sentences and their closing quotes', () => {
	const sentence = '老师说：“下雨的时候，我们在家里看书、写字、喝茶，哪儿也不去，好不好？”'
	expect(sentence.length).toBeLessThan(50)
	expect(show(sentence.repeat(5))).toEqual([sentence.repeat(2), sentence.repeat(2), sentence])
})

test('a line without sentences is cut after commas, else anywhere', () => {
	const clause = `${'很'.repeat(149)}，`
	expect(show(clause.repeat(3))).toEqual([clause, clause, clause])
	expect(show('好'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50])
	expect(show('𠮷'.repeat(201))).toEqual(['𠮷'.repeat(200), '𠮷'])
})

test('only spaces are lost or added', () => {
	const unspaced = (text: string) => text.replace(/\s/g, '')
	const texts = fc.oneof(chineseTexts, fc.string({ unit: 'binary' }))
	fc.assert(
		fc.property(texts, (text) => {
			const clean = incomingText(text)
			const written = paragraphsOf(clean).map(({ zh }) => zh)
			expect(unspaced(written.join(''))).toBe(unspaced(clean))
			expect(written.every((zh) => zh !== '' && zh === zh.trim() && zh.length <= 400)).toBe(true)
		}),
	)
})

test('the longest text has no more paragraphs than the tokenizer takes', () => {
	expect(paragraphsOf('好\n'.repeat(longestText / 2))).toHaveLength(5_000)
	expect(paragraphsOf('。'.repeat(longestText)).length).toBeLessThan(5_000)
	expect(paragraphsOf('好。'.repeat(longestText / 2)).length).toBeLessThan(5_000)
})

test('characters are counted as code points', () => {
	expect(countCharacters('𠮷野家\n')).toBe(4)
	expect(isTooLong('𠮷'.repeat(longestText))).toBe(false)
	expect(isTooLong('好'.repeat(longestText + 1))).toBe(true)
})
