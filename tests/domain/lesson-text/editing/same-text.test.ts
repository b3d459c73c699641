import { expect, test } from 'vitest'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { withHidden, withPinyin, withSpacing } from '#app/domain/lesson-text/editing/marks.ts'
import { isSame } from '#app/domain/lesson-text/editing/same-text.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'

const lesson: LessonContent = [
	{
		zh: [
			{ word: '头发', pinyin: 'tóu fa' },
			{ word: '长', isHide: true, hideIndex: 1 },
		],
		...{ en: 'Long hair.', blank: 'normal', topic: { name: 'hair' } },
	},
]
const stored = fromContent(lesson)
const long = { paragraph: 0, word: 1 }

test('a text is the same as what it was made from', () => {
	expect(isSame(stored, stored)).toBe(true)
	expect(isSame(fromContent(lesson), stored)).toBe(true)
	expect(isSame(fromContent([]), fromContent([]))).toBe(true)
})

test('text, pinyin, spacing and blanks each make a difference', () => {
	const changes = [
		withText(stored, stored.text.replace('长', '短')),
		withText(stored, `${stored.text}\n\nzh: `),
		withPinyin(stored, long, 'chang2'),
		withSpacing(stored, 0, 'large'),
		withHidden(stored, long, false),
	]
	expect(changes.map((changed) => isSame(changed, stored))).toEqual(changes.map(() => false))
})

test('what is taken back makes none', () => {
	const typed = withText(stored, stored.text.replace('头发', '头发␟很'))
	expect(isSame(withText(typed, stored.text), stored)).toBe(true)
	expect(isSame(withSpacing(withSpacing(stored, 0, 'large'), 0, 'normal'), stored)).toBe(true)
	const hidden = withHidden(withHidden(stored, long, false), long, true)
	expect(isSame(hidden, stored)).toBe(true)
	expect(isSame(withPinyin(withPinyin(stored, long, 'cháng'), long, ''), stored)).toBe(true)
})

test('a word that was typed anew has lost its blank', () => {
	const typed = withText(stored, stored.text.replace('长', ''))
	const again = withText(typed, stored.text)
	expect(isSame(again, stored)).toBe(false)
})

test('a generated reading makes no difference, what else is stored does', () => {
	const [block] = lesson
	const zh = [{ word: '头发' }, { word: '长', isHide: true, hideIndex: 7 }]
	const common = { zh, en: 'Long hair.', blank: 'normal' as const }
	expect(isSame(fromContent([{ ...common, topic: block?.topic }]), stored)).toBe(true)
	expect(isSame(fromContent([{ ...common, topic: { name: 'other' } }]), stored)).toBe(false)
	expect(isSame(fromContent([{ ...common, topic: block?.topic, en: 'Long\nhair.' }]), stored)).toBe(
		false,
	)
})
