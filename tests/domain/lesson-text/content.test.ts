import { expect, test } from 'vitest'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'

test('the text of a paragraph is its tokens joined', () => {
	const tokens = [{ word: '你好' }, { word: '，' }, { word: '我', pinyin: 'wǒ' }]
	expect(textOf(tokens)).toBe('你好，我')
})

test('spacing is normal by default', () => {
	expect(lessonContentSchema.parse([{ zh: [], en: '' }])).toEqual([
		{ zh: [], en: '', blank: 'normal' },
	])
})

test('unknown keys of tokens and blocks are kept', () => {
	const content = [
		{ zh: [{ word: '好', note: 'mine' }], en: 'Good', blank: 'large', speaker: '王' },
	]
	expect(lessonContentSchema.parse(content)).toEqual(content)
})

test('a blank number is a whole number from 1', () => {
	const numbered = (hideIndex: number) => [
		{ zh: [{ word: '好', isHide: true, hideIndex }], en: '' },
	]
	expect(lessonContentSchema.safeParse(numbered(0)).success).toBe(false)
	expect(lessonContentSchema.safeParse(numbered(1)).success).toBe(true)
})
