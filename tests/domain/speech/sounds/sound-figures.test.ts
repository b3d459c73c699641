import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	pairName,
	pairsOf,
	pairsTold,
	parseFigures,
	type SoundFigures,
	withAnswer,
} from '#app/domain/speech/sounds/sound-figures.ts'

const ma = {
	options: [
		{ hanzi: '妈', pinyin: 'mā' },
		{ hanzi: '麻', pinyin: 'má' },
		{ hanzi: '马', pinyin: 'mǎ' },
		{ hanzi: '骂', pinyin: 'mà' },
	],
	heard: 1,
}
const zhao = {
	options: [
		{ hanzi: '找', pinyin: 'zhǎo' },
		{ hanzi: '早', pinyin: 'zǎo' },
	],
	heard: 0,
}

test('a tone that was heard rightly was told from all others', () => {
	expect(pairsTold('tones', ma, 1)).toEqual(['tones 1-2', 'tones 2-3', 'tones 2-4'])
})

test('a tone that was taken for another was not told from that one', () => {
	expect(pairsTold('tones', ma, 2)).toEqual(['tones 2-3'])
	expect(pairsTold('tones', { ...ma, heard: 2 }, 1)).toEqual(['tones 2-3'])
})

test('two initials are one pair', () => {
	expect(pairsTold('zh-z', zhao, 0)).toEqual(['zh-z'])
	expect(pairsTold('zh-z', zhao, 1)).toEqual(['zh-z'])
})

test('answers add up', () => {
	let figures: SoundFigures = {}
	for (const chosen of [0, 1, 0]) figures = withAnswer(figures, 'zh-z', zhao, chosen)
	expect(pairsOf(figures, 'zh-z')).toEqual([['zh-z', { right: 2, asked: 3 }]])
	expect(pairsOf(figures, 'tones')).toEqual([])
})

test('there are never more right answers than answers, and old ones fade', () => {
	fc.assert(
		fc.property(fc.array(fc.nat({ max: 3 }), { maxLength: 600 }), (answers) => {
			let figures: SoundFigures = {}
			for (const chosen of answers) figures = withAnswer(figures, 'tones', ma, chosen)
			for (const { right, asked } of Object.values(figures)) {
				expect(right).toBeLessThanOrEqual(asked)
				expect(asked).toBeLessThan(200)
			}
			expect(parseFigures(JSON.stringify(figures))).toEqual(figures)
		}),
	)
})

test('damaged figures are left out', () => {
	const good = { 'zh-z': { right: 1, asked: 2 } }
	const damaged = { a: null, b: 3, c: { right: 2, asked: 1 }, d: { right: '1', asked: 2 }, e: [] }
	expect(parseFigures(JSON.stringify({ ...good, ...damaged }))).toEqual(good)
	for (const stored of [null, '', '{', '3', 'null', '[]', '"a"']) {
		expect(parseFigures(stored)).toEqual({})
	}
})

test('pairs have names', () => {
	expect(['tones 2-3', 'zh-z', 'u-ü', 'two-syllables'].map(pairName)).toEqual([
		'Tones 2 and 3',
		'zh and z',
		'u and ü',
		'Words',
	])
})
