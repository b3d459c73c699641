import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import {
	contentOf,
	fromContent,
	rawText,
	toContent,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { showProblem } from '#tests/support/text-fixtures.ts'

const lesson: LessonContent = [
	{
		zh: [{ word: '我' }, { word: '叫' }, { word: '李明', pinyin: 'Lǐ Míng' }, { word: '。' }],
		en: 'My name is Li Ming.',
		blank: 'large',
	},
	{ zh: [{ word: '你' }, { word: '呢' }, { word: '？' }], en: 'And you?', blank: 'normal' },
]

test('stored content is shown with separated words', () => {
	expect(fromContent(lesson).text).toBe(
		'zh: 我␟叫␟李明。\nen: My name is Li Ming.\n\nzh: 你␟呢？\nen: And you?',
	)
})

test('the raw text has no separators', () => {
	expect(rawText(fromContent(lesson))).toBe(
		'zh: 我叫李明。\nen: My name is Li Ming.\n\nzh: 你呢？\nen: And you?',
	)
})

test('problems name their lines', () => {
	const edited = fromContent(lesson)
	const result = toContent(withText(edited, edited.text.replace('zh: 你␟呢？', 'zh:')))
	expect(result.ok ? [] : result.error.map(showProblem)).toEqual([
		'lesson-text.blank-content paragraph 2 tag zh line 4',
	])
	const empty = toContent(fromContent([]))
	expect(empty.ok ? [] : empty.error.map(({ code }) => code)).toEqual(['lesson-text.empty'])
})

test('stored English keeps its line breaks until it is edited', () => {
	const [first] = lesson
	const edited = fromContent([
		{ ...first, zh: first?.zh ?? [], en: 'My name\nis Li.', blank: 'normal' },
	])
	expect(edited.text).toContain('en: My name is Li.')
	expect(contentOf(edited)[0]?.en).toBe('My name\nis Li.')
	const other = withText(edited, edited.text.replace('叫', '是'))
	expect(contentOf(other)[0]?.en).toBe('My name\nis Li.')
	const typed = withText(edited, `${edited.text}!`)
	expect(contentOf(typed)[0]?.en).toBe('My name is Li.!')
})

const anyPiece = fc.oneof(
	fc.constantFrom(
		'我',
		'学习',
		'T恤',
		'。',
		'OK',
		' ',
		'',
		'\n',
		'␟',
		'我␟爱',
		'𠮷',
		'\u202E',
		'zh:',
	),
	fc.string({ unit: 'binary', maxLength: 4 }),
	fc.constantFrom('\uD842', '\uDFB7', '\uFEFF', '\u2028', '\0', 'e\u0301', '豈'),
)

const anyToken = fc.record(
	{
		word: anyPiece,
		pinyin: fc.constantFrom('wǒ', ''),
		isCustomPinyin: fc.boolean(),
		isHide: fc.boolean(),
		hideIndex: fc.integer({ min: 1, max: 9 }),
		note: fc.jsonValue(),
		from: fc.nat(),
	},
	{ requiredKeys: ['word'], noNullPrototype: true },
)

const anyContent = fc.array(
	fc.record(
		{
			zh: fc.array(anyToken, { maxLength: 5 }),
			en: fc.array(anyPiece, { maxLength: 4 }).map((pieces) => pieces.join('')),
			blank: fc.constantFrom('normal' as const, 'large' as const, 'xlarge' as const),
			hides: fc.array(fc.record({ zh: anyPiece, en: anyPiece }, { noNullPrototype: true })),
			key: fc.string(),
		},
		{ requiredKeys: ['zh', 'en', 'blank'], noNullPrototype: true },
	),
	{ maxLength: 4 },
)

test('unedited content is stored exactly as it was', () => {
	fc.assert(
		fc.property(anyContent, (content) => {
			const edited = fromContent(content)
			expect(contentOf(edited)).toEqual(content)
			const stored = toContent(edited)
			if (stored.ok) expect(stored.value).toEqual(content)
			expect(contentOf(withText(edited, `${edited.text} `))).toEqual(content)
		}),
	)
})
