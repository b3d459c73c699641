import { expect, test } from 'vitest'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { addReadings, contentProblems, tidyContent } from '#app/domain/lesson-text/prepare.ts'
import { problemText } from '#app/domain/problem.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

const limits = { mostParagraphs: 3, longestText: 10 }

function problems(content: LessonContent): string[] {
	return contentProblems(content, limits).map(problemText)
}

test('tone numbers in an author’s reading become marks; an empty reading is removed', () => {
	const [block] = tidyContent([
		{
			zh: [
				{ word: '长', pinyin: ' zhang3 ', isCustomPinyin: true },
				{ word: '大', pinyin: '  ', isCustomPinyin: true },
				{ word: '了', pinyin: 'le', isCustomPinyin: false },
			],
			en: ' grew up\n',
			blank: 'normal',
		},
	])
	expect(block).toEqual({
		zh: [
			{ word: '长', pinyin: 'zhǎng', isCustomPinyin: true },
			{ word: '大' },
			{ word: '了', pinyin: 'le' },
		],
		en: 'grew up',
		blank: 'normal',
	})
})

test('separators and empty tokens are removed, unknown keys are kept', () => {
	const zh = [{ word: '我␟', note: 1 }, { word: '␟' }, { word: '' }, { word: '𠮷' }]
	expect(tidyContent([{ zh, en: 'I', blank: 'large', audioAt: 3 }])).toEqual([
		{ zh: [{ word: '我', note: 1 }, { word: '𠮷' }], en: 'I', blank: 'large', audioAt: 3 },
	])
})

test('problems name their paragraph', () => {
	expect(problems([])).toEqual(['Content cannot be empty'])
	expect(problems(contentFrom('我 / I', ' / ', '你 / \u200b'))).toEqual([
		'Paragraph 2 "zh:" content cannot be empty or whitespace only',
	])
	expect(problems(contentFrom('我 / I'))).toEqual([])
})

test('content over the limits is refused', () => {
	expect(problems(contentFrom('我 / I', '我 / I', '我 / I', '我 / I'))).toEqual([
		'At most 3 paragraphs can be cut into words at once; this text has 4.',
	])
	expect(problems(contentFrom(`${'好'.repeat(11)} / I`))).toEqual([
		'A text may have at most 10 characters; this one has 11.',
	])
	expect(problems(contentFrom(`好 / ${'I'.repeat(51)}`))).toEqual([
		'A text may have at most 50 characters; this one has 51.',
	])
})

test('readings are added except where the author set one', () => {
	const content = contentFrom('头发 | 很 | 长[zhǎng] | 。 / …')
	const [block] = addReadings(content, [['tóu fa', 'hěn', 'cháng', undefined]])
	expect(block?.zh).toEqual([
		{ word: '头发', pinyin: 'tóu fa' },
		{ word: '很', pinyin: 'hěn' },
		{ word: '长', pinyin: 'zhǎng', isCustomPinyin: true },
		{ word: '。' },
	])
	const stale: LessonContent = [{ zh: [{ word: '行', pinyin: 'xíng' }], en: '', blank: 'normal' }]
	expect(addReadings(stale, [[undefined]])[0]?.zh).toEqual([{ word: '行' }])
})

test('what draws nothing is not stored', () => {
	const content = [
		{
			zh: [{ word: '你\u200B好' }, { word: '\u200B' }],
			en: 'Hel\u00ADlo',
			blank: 'normal' as const,
		},
	]
	expect(tidyContent(content)).toEqual([{ zh: [{ word: '你好' }], en: 'Hello', blank: 'normal' }])
})
