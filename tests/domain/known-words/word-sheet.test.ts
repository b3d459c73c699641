import { expect, test } from 'vitest'
import { type OwnWordInText, sheetOf } from '#app/domain/known-words/word-sheet.ts'

/** For a person at HSK 3. */
const sheet = (...words: Partial<OwnWordInText>[]) =>
	sheetOf(
		words.map((word) => ({ place: 0, rank: undefined, said: null, stability: null, ...word })),
		3,
	)

test('a person without own words has no sheet', () => {
	expect(sheet()).toBe('')
})

test('a word whose level says the same is left out', () => {
	expect(sheet({ rank: 1, said: 'known' })).toBe('')
	expect(sheet({ rank: 6, said: 'new' })).toBe('')
})

test('a word above the level that is known has the colour of mastered words, and no reading', () => {
	const lines =
		'text-decoration-line:var(--line-mastered);text-decoration-style:var(--style-mastered);' +
		'text-decoration-thickness:var(--thickness-mastered);text-decoration-color:var(--stroke-mastered)'
	const mark = `background-color:var(--tint-mastered);${lines}`
	expect(sheet({ place: 4, rank: 6, said: 'known' })).toBe(
		`[data-level]{.w4{color:var(--ink-mastered);${mark}}}` +
			'[data-pinyin=new]{.w4 rt{display:none}}',
	)
})

test('a word below the level that was forgotten has its reading back', () => {
	const painted = sheet({ place: 40, rank: 1, stability: 2, isForgotten: true })
	expect(painted).toContain('[data-level]{.w14{color:var(--ink-learning)')
	expect(painted).toContain('[data-pinyin=new]{.w14 rt{display:revert}}')
})

test('an ignored word is plain ink, and has no reading', () => {
	expect(sheet({ place: 2, said: 'ignored' })).toBe(
		'[data-level]{.w2{color:inherit;background-color:transparent;text-decoration-line:none}}' +
			'[data-pinyin=new]{.w2 rt{display:none}}',
	)
})

test('a word in no list that is new again is painted as such', () => {
	expect(sheet({ rank: 1, said: 'new' })).toContain('var(--ink-advanced)')
	expect(sheet({ said: 'learning' })).toContain('var(--ink-learning)')
})

test('a word at the level looks new until a card or a learned lesson makes it one being learned', () => {
	const learning = /^:root:not\(\[data-marks\]\) \[data-level\]\{\.w5\{color:var\(--ink-learning\)/
	expect(sheet({ place: 5, rank: 3 })).toBe('')
	expect(sheet({ place: 5, rank: 3, stability: 2 })).toMatch(learning)
	expect(sheet({ place: 5, rank: 3, said: 'learning' })).toMatch(learning)
	expect(sheet({ place: 5, rank: 3, isMet: true })).toMatch(learning)
})

test('a word above the level that a learned lesson has is marked as being learned', () => {
	const painted = sheet({ place: 6, rank: 5, isMet: true }, { place: 8, isMet: true })
	expect(painted).toContain(
		':root:not([data-marks]) [data-level]{.w6,.w8{color:var(--ink-learning)',
	)
	expect(painted).not.toContain('ink-advanced')
})

test('words of one group share a rule', () => {
	const painted = sheet(
		{ place: 1, rank: 6, said: 'known' },
		{ place: 2, rank: 5, said: 'known' },
		{ place: 3, rank: 4, said: 'learning' },
	)
	expect(painted).toContain('.w1,.w2{color:var(--ink-mastered)')
	expect(painted).toContain('.w1 rt,.w2 rt{display:none}')
	expect(painted).toContain('.w3{color:var(--ink-learning)')
})
