import { expect, test } from 'vitest'
import {
	findParagraphs,
	placeInParagraph,
	stretchInParagraph,
	typedParts,
} from '#app/domain/lesson-text/editing/found-paragraphs.ts'

const text = 'zh: 我␟叫\n  李明。\nen: My name\nis Li Ming.\n\nzh: 你好'

test('paragraphs are found at their offsets, with lines joined', () => {
	const [first, second] = findParagraphs(text)
	expect(text.slice(first?.from, first?.to)).toBe('zh: 我␟叫\n  李明。\nen: My name\nis Li Ming.')
	expect([first?.zh, first?.typedEnglish]).toEqual(['我␟叫李明。', 'My name is Li Ming.'])
	expect([second?.zh, second?.typedEnglish]).toEqual(['你好', undefined])
	expect(text.slice(second?.from, second?.to)).toBe('zh: 你好')
})

test('offsets in the Chinese are converted to offsets in the paragraph', () => {
	const lines = findParagraphs(text)[0]?.lines ?? []
	expect(['我', '李'].map((sign) => text.indexOf(sign))).toEqual([
		placeInParagraph(lines, 0),
		placeInParagraph(lines, 3),
	])
	expect(stretchInParagraph(lines, { from: 2, to: 3 })).toEqual({ from: 6, to: 7 })
	expect(stretchInParagraph(lines, { from: 3, to: 5 })).toEqual({ from: 10, to: 12 })
	expect(stretchInParagraph(lines, { from: 2, to: 4 })).toEqual({ from: 6, to: 11 })
	expect(stretchInParagraph(lines, { from: 3, to: 3 })).toEqual({ from: 10, to: 10 })
})

test('only Chinese characters are counted', () => {
	const [paragraph] = findParagraphs('zh: 𠮷␟野 T恤，3〇\nen: Hi')
	expect(paragraph && typedParts(paragraph).hanziCount).toBe(4)
})
