import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedText, placesOf } from '#app/domain/text-search/marked-text.ts'
import { matchOf } from '#app/domain/text-search/match-text.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'

function marks(line: string, sought: string): string | undefined {
	return markedText(line, sought)
		?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
		.join('')
}

test('each match is marked, whatever its case', () => {
	expect(marks('我去市场，市场很大。', '市场')).toBe('我去[市场]，[市场]很大。')
	expect(marks('Tomatoes and tomatoes', 'tomato')).toBe('[Tomato]es and [tomato]es')
	expect(marks('我去市场。', '茶')).toBeUndefined()
})

test('a long line is cut around its first match', () => {
	const line = `${'好'.repeat(100)}市场${'大'.repeat(300)}`
	expect(marks(line, '市场')).toBe(`…${'好'.repeat(40)}[市场]${'大'.repeat(160)}…`)
})

test('the pieces of a short line are the line, and no character is torn', () => {
	fc.assert(
		fc.property(chineseTexts, chineseTexts, (line, sought) => {
			const pieces = markedText(line, [...sought].slice(0, 2).join(''))
			if (!pieces) return
			const text = pieces.map((piece) => piece.text).join('')
			expect(text).not.toMatch(/\p{Surrogate}/u)
			if (line.length < 100) expect(text).toBe(line)
		}),
	)
})

test('places do not overlap', () => {
	expect(placesOf('好好好', '好好')).toEqual([0])
	expect(placesOf('好', '')).toEqual([])
})

test('Chinese is found by character, English by word, and a word as a whole', () => {
	expect(matchOf('市场')).toBe('characters : "24066 22330"')
	expect(matchOf('T恤')).toBe('characters : "116 24676"')
	expect(matchOf('buy "tick')).toBe('english : "buy  tick" *')
	expect(matchOf('市场', true)).toBe('words : "市场"')
	expect(matchOf('market', true)).toBeUndefined()
	expect(matchOf('  ')).toBeUndefined()
	expect(matchOf('…?')).toBeUndefined()
})
