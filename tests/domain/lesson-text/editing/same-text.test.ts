import { expect, test } from 'vitest'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { withHidden, withPinyin, withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import { isSameEditedText } from '#app/domain/lesson-text/editing/same-text.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'

const lesson: LessonContent = [
	{
		zh: [
			{ word: '头发', pinyin: 'tóu fa' },
			{ word: '长', isHide: true, hideIndex: 1 },
		],
		en: 'Long hair.',
		blank: 'normal',
		topic: { name: 'hair' },
	},
]
const stored = fromContent(lesson)
const long = { paragraph: 0, word: 1 }

test('an unedited text equals its source', () => {
	expect(isSameEditedText(stored, stored)).toBe(true)
	expect(isSameEditedText(fromContent(lesson), stored)).toBe(true)
	expect(isSameEditedText(fromContent([]), fromContent([]))).toBe(true)
})

test('text, pinyin, spacing and blanks each make a difference', () => {
	const changes = [
		withText(stored, stored.text.replace('长', '短')),
		withText(stored, `${stored.text}\n\nzh: `),
		withPinyin(stored, long, 'chang2'),
		withSpacing(stored, 0, 'large'),
		withHidden(stored, long, false),
	]
	expect(changes.map((changed) => isSameEditedText(changed, stored))).toEqual(
		changes.map(() => false),
	)
})

test('reverted edits make no difference', () => {
	const typed = withText(stored, stored.text.replace('头发', '头发␟很'))
	expect(isSameEditedText(withText(typed, stored.text), stored)).toBe(true)
	expect(isSameEditedText(withSpacing(withSpacing(stored, 0, 'large'), 0, 'normal'), stored)).toBe(
		true,
	)
	const hidden = withHidden(withHidden(stored, long, false), long, true)
	expect(isSameEditedText(hidden, stored)).toBe(true)
	expect(isSameEditedText(withPinyin(withPinyin(stored, long, 'cháng'), long, ''), stored)).toBe(
		true,
	)
})

test('a retyped word loses its blank', () => {
	const typed = withText(stored, stored.text.replace('长', ''))
	const again = withText(typed, stored.text)
	expect(isSameEditedText(again, stored)).toBe(false)
})

test('generated readings make no difference, unknown keys do', () => {
	const [block] = lesson
	const zh = [{ word: '头发' }, { word: '长', isHide: true, hideIndex: 7 }]
	const common = { zh, en: 'Long hair.', blank: 'normal' as const }
	expect(isSameEditedText(fromContent([{ ...common, topic: block?.topic }]), stored)).toBe(true)
	expect(isSameEditedText(fromContent([{ ...common, topic: { name: 'other' } }]), stored)).toBe(
		false,
	)
	expect(
		isSameEditedText(fromContent([{ ...common, topic: block?.topic, en: 'Long\nhair.' }]), stored),
	).toBe(false)
})
