import { expect, test } from 'vitest'
import { listBlanks, numberBlanks } from '#app/domain/lesson-text/blanks.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'

/** In 买 苹果* the word 苹果 is hidden. */
function content(...paragraphs: string[]): LessonContent {
	return paragraphs.map((words) => ({
		zh: words.split(' ').map((word) => ({
			word: word.replace('*', ''),
			...(word.endsWith('*') && { isHide: true }),
		})),
		en: '',
		blank: 'normal',
	}))
}

const english: Record<string, string> = { 苹果: 'apple', 香蕉: 'banana', 便宜: 'cheap' }
const englishOf = (word: string) => english[word] ?? ''

test('numbers run through the lesson in reading order', () => {
	const numbered = numberBlanks(content('我 买 苹果*', '很 好', '香蕉* 很 便宜*'), englishOf)
	expect(listBlanks(numbered)).toEqual([
		{ number: 1, zh: '苹果', en: 'apple' },
		{ number: 2, zh: '香蕉', en: 'banana' },
		{ number: 3, zh: '便宜', en: 'cheap' },
	])
})

test('each block lists its hidden words; a block without blanks has no list', () => {
	const [first, second] = numberBlanks(content('苹果* 香蕉*', '很 好'), englishOf)
	expect(first?.hides).toEqual([
		{ zh: '苹果', en: 'apple' },
		{ zh: '香蕉', en: 'banana' },
	])
	expect(second && 'hides' in second).toBe(false)
})

test("an author's English for a blank is kept", () => {
	const [block] = content('苹果*')
	if (!block) throw new Error('no block')
	const [numbered] = numberBlanks(
		[{ ...block, hides: [{ zh: '苹果', en: 'an apple' }] }],
		englishOf,
	)
	expect(numbered?.hides).toEqual([{ zh: '苹果', en: 'an apple' }])
})

test('a word that is no longer hidden loses its number and later ones move up', () => {
	const numbered = numberBlanks(content('苹果* 香蕉*'), englishOf)
	const shown = numbered.map((block) => ({
		...block,
		zh: block.zh.map((token) => (token.word === '苹果' ? { ...token, isHide: false } : token)),
	}))
	expect(listBlanks(numberBlanks(shown, englishOf))).toEqual([
		{ number: 1, zh: '香蕉', en: 'banana' },
	])
})

test('unknown keys of a token are kept', () => {
	const [block] = numberBlanks(
		[{ zh: [{ word: '苹果', isHide: true, note: 'kept' }], en: '', blank: 'normal' }],
		englishOf,
	)
	expect(block?.zh[0]).toEqual({ word: '苹果', isHide: true, note: 'kept', hideIndex: 1 })
})
