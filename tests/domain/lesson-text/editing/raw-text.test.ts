import { expect, test } from 'vitest'
import {
	completeTag,
	insertParagraph,
	insertTag,
	type RawText,
} from '#app/domain/lesson-text/editing/raw-text.ts'

/** 你|好 means 你好 with the caret before 好. */
function typed(shown: string): RawText {
	const start = shown.indexOf('|')
	return { text: shown.replace('|', ''), start, end: start }
}

function show({ text, start, end }: RawText): string {
	return start === end ? `${text.slice(0, start)}|${text.slice(start)}` : text
}

test('a tag is inserted at the caret', () => {
	expect(show(insertTag(typed('|你好'), 'zh'))).toBe('zh: |你好')
	expect(show(insertTag(typed('zh: 你好\n|'), 'en'))).toBe('zh: 你好\nen: |')
})

test('a tag replaces the selection', () => {
	expect(show(insertTag({ text: 'cn 你好', start: 0, end: 3 }, 'zh'))).toBe('zh: |你好')
})

test('a new paragraph follows an empty line, with the caret where its Chinese is typed', () => {
	expect(show(insertParagraph(typed('|')))).toBe('zh: |\n\nen: ')
	expect(show(insertParagraph(typed('zh: 你|好\nen: Hi')))).toBe(
		'zh: 你好\nen: Hi\n\nzh: |\n\nen: ',
	)
	expect(show(insertParagraph(typed('en: Hi\n\n\n|')))).toBe('en: Hi\n\nzh: |\n\nen: ')
})

test.each([
	['zh:|', 'zh: |'],
	['zh：|', 'zh: |'],
	['zh: 你好\nen：|', 'zh: 你好\nen: |'],
	['en:|\nzh: 你好', 'en: |\nzh: 你好'],
])('a colon after a tag on its own line completes it: %j', (before, after) => {
	const completed = completeTag(typed(before))
	expect(completed && show(completed)).toBe(after)
})

test.each(['你好:|', 'zh :|', 'xzh:|', 'zh:|你好', 'a zh:|', 'ZH:|', 'zh|', '|', 'zh::|'])(
	'nothing else is completed: %j',
	(before) => {
		expect(completeTag(typed(before))).toBeUndefined()
	},
)

test('nothing is completed while text is selected', () => {
	expect(completeTag({ text: 'zh:', start: 0, end: 3 })).toBeUndefined()
})
