import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import {
	findDrafts,
	formatTaggedText,
	formatUntaggedText,
	isSameText,
	parseTaggedText,
	type TaggedParagraph,
} from '#app/domain/lesson-text/tagged-text.ts'
import { problemText } from '#app/domain/problem.ts'
import { showProblem, textFixtures } from '#tests/support/text-fixtures.ts'

function read(text: string): TaggedParagraph[] | string[] {
	const result = parseTaggedText(text)
	return result.ok ? result.value : result.error.map(problemText)
}

const hello = { zh: '你好！', en: 'Hello!' }
const bye = { zh: '再见！', en: 'Goodbye!' }

const anyText = fc
	.array(
		fc.oneof(
			fc.constantFrom('zh:', 'en:', 'zh：', '\n', '\n\n', '\r\n', ' ', '␟', '我', '好！', 'Hi'),
			fc.string({ unit: 'binary', maxLength: 3 }),
			fc.constantFrom('\uD800', '\u2028', '\u200B', 'e\u0301'),
		),
		{ maxLength: 20 },
	)
	.map((pieces) => pieces.join(''))

const anyLine = anyText
	.map((text) =>
		incomingText(
			incomingText(text)
				.split(/[\n\r\u2028\u2029]/)
				.join(''),
		).trim(),
	)
	.filter((text) => /[^\s\p{C}\u241F]/u.test(text))

const anyParagraphs = fc.array(fc.record({ zh: anyLine, en: anyLine }), {
	minLength: 1,
	maxLength: 4,
})

test('a paragraph has a Chinese and an English text', () => {
	expect(read('zh: 你好！\nen: Hello!\n\nzh: 再见！\nen: Goodbye!')).toEqual([hello, bye])
})

test('full-width colons, capitals, spaces and CRLF are accepted', () => {
	expect(read('\uFEFF  ZH：你好！\r\n  En：  Hello! \r\n')).toEqual([hello])
})

test('an empty line may separate Chinese from its English', () => {
	expect(read('zh: 你好！\n\nen: Hello!\n\nzh: 再见！\n\nen: Goodbye!')).toEqual([hello, bye])
})

test('paragraphs need no empty line between them, and English may come first', () => {
	expect(read('en: Hello!\nzh: 你好！\nen: Goodbye!\nzh: 再见！')).toEqual([hello, bye])
})

test('lines under a tag are joined, English with a space', () => {
	expect(read('zh:\n你\n好！\nen: Hel\nlo!')).toEqual([{ zh: '你好！', en: 'Hel lo!' }])
})

test('separators in the Chinese are kept', () => {
	expect(read('zh: 我␟爱␟你。\nen: I love you.')).toEqual([{ zh: '我␟爱␟你。', en: 'I love you.' }])
})

test('a text without tags alternates Chinese and English lines', () => {
	expect(read('你好！\nHello!\n\n\n再见！\nGoodbye!\n')).toEqual([hello, bye])
	expect(read('我\n爱你。\nI love you,\nthat is 我爱你.')).toEqual([
		{ zh: '我爱你。', en: 'I love you, that is 我爱你.' },
	])
	expect(read('你好！\nNǐ hǎo is 你好.')).toEqual([{ zh: '你好！', en: 'Nǐ hǎo is 你好.' }])
})

test('text is normalized to NFC', () => {
	expect(read('zh: 咖啡馆\nen: Cafe\u0301')).toEqual([{ zh: '咖啡馆', en: 'Caf\u00E9' }])
})

test('a paragraph may wait for its English, with its tag or without', () => {
	const waiting = [{ zh: '你好！', en: '' }, bye]
	expect(read('zh: 你好！\n\nzh: 再见！\nen: Goodbye!')).toEqual(waiting)
	expect(read('zh: 你好！\nen: \n\nzh: 再见！\nen: Goodbye!')).toEqual(waiting)
	expect(read('你好！\n\n再见！\nGoodbye!')).toEqual(waiting)
	expect(read(formatTaggedText(waiting))).toEqual(waiting)
	expect(read(formatUntaggedText(waiting))).toEqual(waiting)
})

test('all problems are reported at once', () => {
	expect(read('zh:\n\nzh: \nen: Hello!\n\nen: Bye!')).toEqual([
		'Paragraph 1 "zh:" content cannot be empty or whitespace only',
		'Paragraph 1 is missing "en:" tag',
		'Paragraph 2 "zh:" content cannot be empty or whitespace only',
		'Paragraph 3 is missing "zh:" tag',
	])
	expect(read(' \n ')).toEqual(['Content cannot be empty'])
	expect(read('Hello')).toEqual([
		'No valid paragraph found. Please ensure each paragraph has both "zh:" and "en:" tags.',
	])
})

test('a stored text with line breaks is written on one line', () => {
	expect(formatTaggedText([{ zh: '你好！', en: 'Hello,\n\nen: you!' }])).toBe(
		'zh: 你好！\nen: Hello, en: you!',
	)
})

test('tags are left out if the text reads the same without', () => {
	expect(formatUntaggedText([hello, bye])).toBe('你好！\nHello!\n\n再见！\nGoodbye!')
	expect(formatUntaggedText([hello, { zh: '3！', en: '三！' }])).toBe(
		'zh: 你好！\nen: Hello!\n\nzh: 3！\nen: 三！',
	)
})

test.each(textFixtures('lesson-text/valid'))(
	'$name survives parsing and formatting',
	({ text }) => {
		const result = parseTaggedText(text)
		expect(result.ok && formatTaggedText(result.value)).toBe(text)
	},
)

test.each(textFixtures('lesson-text/invalid'))('$name is refused', ({ text, expected }) => {
	const result = parseTaggedText(text)
	expect(result.ok ? [] : result.error.map(showProblem)).toEqual(expected)
})

test('formatting and parsing again gives the same paragraphs, with and without tags', () => {
	fc.assert(
		fc.property(anyParagraphs, (paragraphs) => {
			expect(read(formatTaggedText(paragraphs))).toEqual(paragraphs)
			expect(read(formatUntaggedText(paragraphs))).toEqual(paragraphs)
		}),
	)
})

test('every line has the right offset', () => {
	const text = 'zh： 你\n 好！\n\nen: Hello!\nzh: 再'
	const { drafts } = findDrafts(text)
	const found = drafts.map(({ zh, en }) => [zh, en].map((part) => part?.lines ?? []))
	expect(found.flat(2).map(({ text, at }) => [text, at])).toEqual([
		['你', 4],
		['好！', 7],
		['Hello!', 15],
		['再', 26],
	])
	expect(drafts.map(({ first, last }) => [first.at, last.at + last.text.length])).toEqual([
		[0, 21],
		[22, 27],
	])
})

test('the text at a line’s offset is the line, for any text', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			for (const { zh, en } of findDrafts(text).drafts) {
				for (const line of [...(zh?.lines ?? []), ...(en?.lines ?? [])]) {
					expect(text.startsWith(line.text, line.at)).toBe(true)
				}
			}
		}),
	)
})

test('any text parses without throwing, and what parses survives formatting', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const result = parseTaggedText(text)
			if (result.ok) expect(read(formatTaggedText(result.value))).toEqual(result.value)
			else expect(result.error.length).toBeGreaterThan(0)
		}),
	)
})

test('isSameText ignores tags and spaces', () => {
	expect(isSameText('zh: 你好\nen: Hi', ' 你好 \r\nHi\r\n\r\n')).toBe(true)
	expect(isSameText('zh: 你好\nen: Hi', 'zh: 你好\nen: Hello')).toBe(false)
	expect(isSameText('zh: 你好\n', 'zh: 你好')).toBe(true)
	expect(isSameText('', ' \n')).toBe(true)
	expect(isSameText('zh: 你', 'zh: 你好')).toBe(false)
})
