import { expect, test } from 'vitest'
import { foreignEnd, isHanziAt } from '#app/domain/segmentation/foreign.ts'

function cut(text: string): string[] {
	const tokens: string[] = []
	for (let at = 0; at < text.length; at = foreignEnd(text, at)) {
		tokens.push(text.slice(at, foreignEnd(text, at)))
	}
	return tokens
}

test('words and numbers stay whole', () => {
	expect(cut("OK don't 3.14 1,000 5% Wi-Fi")).toEqual([
		'OK',
		' ',
		"don't",
		' ',
		'3.14',
		' ',
		'1,000',
		' ',
		'5%',
		' ',
		'Wi-Fi',
	])
})

test('marks stand alone, but those that are written double', () => {
	expect(cut('！”。')).toEqual(['！', '”', '。'])
	expect(cut('……——')).toEqual(['……', '——'])
	expect(cut('OK.')).toEqual(['OK', '.'])
})

test('spaces come in runs, line ends one by one', () => {
	expect(cut('  \t\r\n\n\u3000')).toEqual(['  \t', '\r\n', '\n', '\u3000'])
})

test('hanzi beyond the first plane are hanzi, half of one is not', () => {
	expect(isHanziAt('𠮷', 0)).toBe(true)
	expect(isHanziAt('〇', 0)).toBe(true)
	expect(isHanziAt('𠮷', 1)).toBe(false)
	expect(isHanziAt('！', 0)).toBe(false)
})
