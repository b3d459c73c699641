import { expect, test } from 'vitest'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { contentOf, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	changeParagraph,
	withHidden,
	withPinyin,
	withSpacing,
} from '#app/domain/lesson-text/editing/marks.ts'

const lesson: LessonContent = [
	{
		zh: [
			{ word: '头发', pinyin: 'tóu fa', note: 1 },
			{ word: '长', pinyin: 'zhǎng', isHide: true, hideIndex: 3 },
			{ word: '。' },
		],
		en: 'Long hair.',
		blank: 'normal',
	},
]
const edited = fromContent(lesson)
const hair = { paragraph: 0, word: 0 }
const long = { paragraph: 0, word: 1 }

function word(changed: typeof edited, { word }: typeof hair) {
	return contentOf(changed)[0]?.zh[word]
}

test('typed pinyin is trimmed and gets tone marks', () => {
	expect(word(withPinyin(edited, long, ' chang2 '), long)).toEqual({
		word: '长',
		pinyin: 'cháng',
		isCustomPinyin: true,
		isHide: true,
		hideIndex: 3,
	})
	expect(word(withPinyin(edited, hair, 'tou2 fa4'), hair)).toEqual({
		word: '头发',
		pinyin: 'tóu fà',
		isCustomPinyin: true,
		note: 1,
	})
})

test('clearing pinyin restores the generated reading', () => {
	const set = withPinyin(edited, long, 'cháng')
	expect(contentOf(withPinyin(set, long, '  '))).toEqual(lesson)
	const unknown = fromContent([
		{ zh: [{ word: '长', pinyin: 'cháng', isCustomPinyin: true }], en: 'Long', blank: 'normal' },
	])
	expect(word(withPinyin(unknown, hair, ''), hair)).toEqual({ word: '长' })
})

test('only words with hanzi can have pinyin', () => {
	expect(withPinyin(edited, { paragraph: 0, word: 2 }, 'a1')).toBe(edited)
})

test('hiding and revealing a word keeps everything else', () => {
	expect(word(withHidden(edited, hair, true), hair)).toEqual({
		word: '头发',
		pinyin: 'tóu fa',
		note: 1,
		isHide: true,
	})
	expect(word(withHidden(edited, long, false), long)).toEqual({ word: '长', pinyin: 'zhǎng' })
	expect(contentOf(withHidden(withHidden(edited, hair, true), hair, false))).toEqual(lesson)
})

test('spacing after a paragraph can be set', () => {
	expect(contentOf(withSpacing(edited, 0, 'xlarge'))).toEqual([{ ...lesson[0], blank: 'xlarge' }])
})

test('setting the same value or an invalid place changes nothing', () => {
	const set = withPinyin(edited, long, 'chang2')
	expect(withPinyin(set, long, 'cháng')).toBe(set)
	expect(withPinyin(edited, hair, '')).toBe(edited)
	expect(withHidden(edited, long, true)).toBe(edited)
	expect(withSpacing(edited, 0, 'normal')).toBe(edited)
	expect(withSpacing(edited, 7, 'large')).toBe(edited)
	expect(withPinyin(edited, { paragraph: 0, word: 9 }, 'a')).toBe(edited)
	expect(changeParagraph(edited, 0, (paragraph) => paragraph)).toBe(edited)
})

test('the text and all other words stay the same', () => {
	const set = withPinyin(edited, long, 'cháng')
	expect(set.text).toBe(edited.text)
	expect(set.paragraphs[0]?.words[0]).toBe(edited.paragraphs[0]?.words[0])
})
