import { expect, test } from 'vitest'
import {
	contentOf,
	type EditedText,
	fromContent,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { withPinyin } from '#app/domain/lesson-text/editing/marks.ts'
import {
	readingsWanted,
	unreadWords,
	withReadings,
} from '#app/domain/lesson-text/editing/readings.ts'
import { isSameEditedText } from '#app/domain/lesson-text/editing/same-text.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'

const edited = fromContent([
	{
		zh: [{ word: '头发', pinyin: 'tóu fa' }, { word: '长', pinyin: 'zhǎng' }, { word: '。' }],
		en: 'Long hair.',
		blank: 'normal',
	},
	{ zh: [{ word: '你好', pinyin: 'nǐ hǎo' }], en: 'Hello', blank: 'normal' },
])

function show({ paragraphs }: EditedText): string {
	return paragraphs
		.flatMap(({ words }) => words)
		.map(({ token }) => `${token.word}[${token.pinyin ?? ''}]`)
		.join(' ')
}

function typed(was: string, is: string): EditedText {
	return withText(edited, edited.text.replace(was, is))
}

test('a whole paragraph is requested when its words have changed', () => {
	expect(readingsWanted(edited)).toEqual([])
	expect(readingsWanted(typed('长', '很␟长'))).toEqual([
		{ key: 0, words: ['头发', '很', '长', '。'] },
	])
	expect(readingsWanted(typed('Long', 'Very long'))).toEqual([])
})

test('paragraphs lacking a generated reading are requested', () => {
	const stored = fromContent([
		{ zh: [{ word: '长', pinyin: 'cháng', isCustomPinyin: true }], en: 'Long', blank: 'normal' },
		{ zh: [{ word: '长' }], en: 'Long', blank: 'normal' },
		{ zh: [{ word: 'OK' }], en: 'OK', blank: 'normal' },
	])
	expect(readingsWanted(stored).map(({ key }) => key)).toEqual([0, 1])
})

test('readings are applied only to unchanged words', () => {
	const changed = typed('长', '很␟长')
	const [wanted] = readingsWanted(changed)
	const answer = { key: 0, words: wanted?.words ?? [], readings: ['tóu fa', 'hěn', 'cháng', null] }
	const read = withReadings(changed, [answer])
	expect(show(read)).toBe('头发[tóu fa] 很[hěn] 长[cháng] 。[] 你好[nǐ hǎo]')
	expect(readingsWanted(read)).toEqual([])
	expect(read.paragraphs[1]).toBe(changed.paragraphs[1])
	const later = withText(changed, changed.text.replace('很', '真'))
	expect(withReadings(later, [answer])).toBe(later)
	expect(readingsWanted(later)).toHaveLength(1)
})

test('an author’s reading stays, with the generated one kept beside it', () => {
	const set = withPinyin(typed('长', '很␟长'), { paragraph: 0, word: 2 }, 'chang2')
	const [wanted] = readingsWanted(set)
	const readings = ['tóu fa', 'hěn', 'zhǎng', undefined]
	const read = withReadings(set, [{ key: 0, words: wanted?.words ?? [], readings }])
	expect(show(read)).toContain('长[cháng]')
	expect(read.paragraphs[0]?.words[2]?.generated).toBe('zhǎng')
	expect(show(withPinyin(read, { paragraph: 0, word: 2 }, ''))).toContain('长[zhǎng]')
})

test('a word the engine cannot read is not requested again', () => {
	const changed = typed('头发', '𠮷')
	const words = readingsWanted(changed)[0]?.words ?? []
	const read = withReadings(changed, [{ key: 0, words, readings: [null, 'cháng', null] }])
	expect(show(read)).toBe('𠮷[] 长[cháng] 。[] 你好[nǐ hǎo]')
	expect(readingsWanted(read)).toEqual([])
})

test('answers that are too short or for removed paragraphs are harmless', () => {
	const changed = typed('头发', '她')
	const words = readingsWanted(changed)[0]?.words ?? []
	expect(withReadings(changed, [{ key: 9, words, readings: ['tā'] }])).toBe(changed)
	const read = withReadings(changed, [{ key: 0, words, readings: ['tā'] }])
	expect(contentOf(read)[0]?.zh).toEqual([
		{ word: '她', pinyin: 'tā' },
		{ word: '长' },
		{ word: '。' },
	])
})

test('generated readings do not count as an edit', () => {
	const changed = typed('长', '很␟长')
	const words = readingsWanted(changed)[0]?.words ?? []
	const readings = ['tóu fa', 'hěn', 'cháng', null]
	expect(isSameEditedText(withReadings(changed, [{ key: 0, words, readings }]), changed)).toBe(true)
})

test('words without a reading are named once they have been looked up', () => {
	const traditional = fromContent([
		{
			zh: [{ word: '她', pinyin: 'tā' }, { word: '說' }, { word: '。' }, { word: '說' }],
			en: 'She says.',
			blank: 'normal',
		},
	])
	expect(unreadWords(traditional)).toEqual([])
	const read = withReadings(traditional, [
		{ key: 0, words: ['她', '說', '。', '說'], readings: ['tā', null, null, null] },
	])
	expect(unreadWords(read)).toEqual([{ word: '說', place: { paragraph: 0, word: 1 } }])
	const place = { paragraph: 0, word: 1 }
	expect(
		unreadWords(withPinyin(withPinyin(read, place, 'shuo1'), { ...place, word: 3 }, 'shuo1')),
	).toEqual([])
})
