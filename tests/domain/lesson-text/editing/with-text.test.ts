import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import {
	contentOf,
	type EditedText,
	type EditedWord,
	fromContent,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { markedLesson, placeOfWord, taggedText } from '#tests/support/edited-lesson.ts'

const lesson: LessonContent = [
	{
		zh: [
			{ word: '头发' },
			{ word: '很' },
			{ word: '长', pinyin: 'cháng', isCustomPinyin: true },
			{ word: '。' },
		],
		en: 'Hair is long.',
		blank: 'large',
		topic: 'hair',
	},
	{
		zh: [
			{ word: '我' },
			{ word: '穿' },
			{ word: 'T恤', pinyin: 'T xù', isCustomPinyin: true },
			{ word: '，' },
			{ word: '很', isHide: true },
			{ word: '好' },
			{ word: '。' },
		],
		en: 'A T-shirt suits me.',
		blank: 'xlarge',
	},
]

/** 很 长[cháng] {好}。 large */
function show({ paragraphs }: EditedText): string[] {
	const showWord = ({ token: { word, pinyin, isHide } }: EditedWord) =>
		`${isHide ? `{${word}}` : word}${pinyin ? `[${pinyin}]` : ''}`
	return paragraphs.map(({ words, spacing }) => `${words.map(showWord).join(' ')} (${spacing})`)
}

const hair = '头发 很 长[cháng] 。 (large)'
const shirt = '我 穿 T恤[T xù] ， {很} 好 。 (xlarge)'

/** Replaces once and puts the caret after the replacement. */
function replaced(edited: EditedText, was: string, is: string): EditedText {
	const at = edited.text.indexOf(was)
	const text = edited.text.slice(0, at) + is + edited.text.slice(at + was.length)
	return withText(edited, text, at + is.length)
}

test('a partly changed word is a new word', () => {
	const edited = fromContent(lesson)
	expect(show(replaced(edited, '长', '长城'))[0]).toBe('头发 很 长城 。 (large)')
	expect(show(replaced(edited, '很␟长', '很长'))[0]).toBe('头发 很长 。 (large)')
	expect(show(replaced(edited, '恤，', '恤衫，'))[1]).toBe('我 穿 T 恤衫 ， {很} 好 。 (xlarge)')
})

test('the caret tells which of two equal words is new', () => {
	const content = [
		{ ...lesson[0], zh: [{ word: '长', mark: 1 }], en: 'Long.', blank: 'normal' as const },
	]
	const edited = fromContent(content)
	const marks = (text: string, caret: number) =>
		withText(edited, text, caret).paragraphs[0]?.words.map(({ token }) => token.mark)
	expect(marks('zh: 长␟长\nen: Long.', 'zh: 长␟'.length)).toEqual([undefined, 1])
	expect(marks('zh: 长␟长\nen: Long.', 'zh: 长␟长'.length)).toEqual([1, undefined])
})

test.each([
	['zh: 我', 'z: 我'],
	['zh: 我', '我'],
	['\n\nzh: 我', '我'],
	['zh: 头发', 'zh 头发'],
	['en: Hair', 'e: Hair'],
])('words come back after %j was %j for a moment', (whole, broken) => {
	const edited = fromContent(lesson)
	const back = replaced(replaced(edited, whole, broken), broken, whole)
	expect(back.text).toBe(edited.text)
	expect(show(back)).toEqual([hair, shirt])
	expect(contentOf(back)).toEqual(lesson)
	expect(back.paragraphs.map(({ key }) => key)).toEqual([0, 1])
})

test('a paragraph cut and pasted elsewhere keeps everything', () => {
	const edited = fromContent(lesson)
	const [first = '', second = ''] = edited.text.split('\n\n')
	const cut = withText(edited, second, 0)
	expect(show(cut)).toEqual([shirt])
	const pasted = withText(cut, `${second}\n\n${first}`)
	expect(show(pasted)).toEqual([shirt, hair])
	expect(contentOf(pasted)).toEqual(lesson.toReversed())
})

test('pasting an edited copy over the whole text keeps unchanged words', () => {
	const edited = fromContent(lesson)
	const pasted = edited.text.replaceAll('很', '非常').replace('穿', '买')
	expect(show(withText(edited, pasted, pasted.length))).toEqual([
		'头发 非常 长[cháng] 。 (large)',
		'我 买 T恤[T xù] ， 非常 好 。 (xlarge)',
	])
})

/** A change with the expected content and the caret after it. */
type Change = { after: LessonContent; caret: number }

type Step = { kind: number; paragraph: number; word: number; text: string }

const typedWord = fc.constantFrom('我', '看', '了', '看看', '长城', '学习', '，', '！')

const anyStep: fc.Arbitrary<Step> = fc.record({
	kind: fc.nat(8),
	paragraph: fc.nat(),
	word: fc.nat(),
	text: typedWord,
})

function changed(content: LessonContent, step: Step): Change {
	const paragraph = step.paragraph % Math.max(1, content.length)
	const block = content[paragraph]
	// The full stop at the end is never changed.
	const word = step.word % Math.max(1, (block?.zh.length ?? 1) - 1)
	if (!block) return { after: content, caret: 0 }
	const withBlock = (changes: Partial<typeof block>) =>
		content.with(paragraph, { ...block, ...changes })
	const { zh, en } = block
	if (step.kind === 0) {
		const after = withBlock({ zh: zh.toSpliced(word, 0, { word: step.text }) })
		return { after, caret: placeOfWord(after, paragraph, word) + step.text.length }
	}
	if (step.kind === 1 && zh.length > 1) {
		const after = withBlock({ zh: zh.toSpliced(word, 1) })
		return { after, caret: placeOfWord(after, paragraph, word) }
	}
	if (step.kind === 2 && zh[word]?.word !== step.text && zh.length > 1) {
		const after = withBlock({ zh: zh.with(word, { word: step.text }) })
		return { after, caret: placeOfWord(after, paragraph, word) + step.text.length }
	}
	if (step.kind === 3) {
		const after = withBlock({ en: `${en} Yes.` })
		return { after, caret: placeOfWord(after, paragraph, zh.length) + `\nen: ${en} Yes.`.length }
	}
	if (step.kind === 4) {
		const after = content.toSpliced(paragraph, 1)
		const caret = taggedText(content.slice(0, paragraph)).length
		return { after, caret: paragraph === 0 ? 0 : caret }
	}
	const number = `${taggedText(content).length}`
	const fresh = { zh: [{ word: number }, { word: step.text }, { word: '。' }], en: 'New.' }
	const after = content.toSpliced(paragraph, 0, { ...fresh, blank: 'normal' })
	return { after, caret: placeOfWord(after, paragraph + 1, 0) - 'zh: '.length }
}

/** Cuts and pastes a paragraph elsewhere, or breaks its tag and repairs it. */
function movedOrRepaired(
	edited: EditedText,
	content: LessonContent,
	step: Step,
): [EditedText, LessonContent] {
	const paragraph = step.paragraph % Math.max(1, content.length)
	const block = content[paragraph]
	if (!block) return [edited, content]
	if (step.kind % 2 === 0) {
		const { after, caret } = changed(content, { ...step, kind: 4 })
		const to = step.word % (after.length + 1)
		const moved = after.toSpliced(to, 0, block)
		const pasted = taggedText(moved.slice(0, to + 1)).length + (to < after.length ? 2 : 0)
		const cut = withText(edited, taggedText(after), caret)
		return [withText(cut, taggedText(moved), pasted), moved]
	}
	const start = placeOfWord(content, paragraph, 0) - 'zh: '.length
	const broken = edited.text.slice(0, start) + edited.text.slice(start + 1)
	return [withText(withText(edited, broken, start), edited.text, start + 1), content]
}

test('every other word and paragraph survives any sequence of edits', () => {
	fc.assert(
		fc.property(markedLesson(), fc.array(anyStep, { maxLength: 4 }), (lesson, steps) => {
			let content = lesson
			let edited = fromContent(lesson)
			for (const step of steps) {
				if (step.kind > 5) [edited, content] = movedOrRepaired(edited, content, step)
				else {
					const { after, caret } = changed(content, step)
					edited = withText(edited, taggedText(after), caret)
					content = after
				}
			}
			expect(contentOf(edited)).toEqual(content)
		}),
	)
})

test('no text throws, and the words always match the text', () => {
	const piece = fc.oneof(
		fc.constantFrom(
			'zh:',
			'en:',
			'zh：',
			'\n',
			'\n\n',
			'␟',
			'我',
			'我␟看',
			'。',
			'OK',
			' ',
			'𠮷',
			'\uD842',
		),
		fc.string({ unit: 'binary', maxLength: 2 }),
	)
	const splice = fc.record({
		at: fc.double({ min: 0, max: 1, noNaN: true }),
		remove: fc.nat(9),
		piece,
	})
	fc.assert(
		fc.property(markedLesson(), fc.array(splice, { maxLength: 4 }), (content, splices) => {
			let edited = fromContent(content)
			for (const { at, remove, piece } of splices) {
				const { text } = edited
				const from = Math.floor(at * text.length)
				const typed = text.slice(0, from) + piece + text.slice(from + remove)
				edited = withText(edited, typed, from + piece.length)
				expect(edited.text).toBe(typed)
			}
			const { paragraphs } = edited
			expect(new Set(paragraphs.map(({ key }) => key)).size).toBe(paragraphs.length)
			for (const { zh = '', words } of paragraphs) {
				const bare = (text: string) => text.replaceAll('␟', '').normalize('NFC')
				expect(bare(words.map(({ token }) => token.word).join(''))).toBe(bare(zh))
			}
		}),
	)
})
