import { expect, test } from 'vitest'
import { type ContextWeights, placeBits } from '#app/domain/pinyin/context-weights.ts'
import {
	chooseReading,
	firstDifference,
	placesOfReadings,
	sentenceOf,
} from '#app/domain/pinyin/in-context.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'

function lexiconWith(weights: ContextWeights): Lexicon {
	return { weights, readingsOf: () => [], classOf: (word) => (word === '头发' ? 1 : 0) }
}

const long = sentenceOf(['他', '的', '头发', '很', '长', '。'])
const grown = sentenceOf(['他', '长', '大', '了', '。'])
const readings = ['cháng', 'zhǎng']

test('without weights the most frequent reading wins', () => {
	expect(chooseReading(lexiconWith(new Int8Array(1 << placeBits)), long, 4, readings)).toBe(0)
})

test('weights trained on one sentence decide there and not in another', () => {
	const weights = new Int8Array(1 << placeBits)
	const lexicon = lexiconWith(weights)
	const learned = placesOfReadings(lexicon.classOf, grown, 1, readings)[1] ?? []
	const other = new Set(placesOfReadings(lexicon.classOf, long, 4, readings)[1])
	for (const place of learned) if (!other.has(place)) weights[place] = 16
	expect(chooseReading(lexicon, grown, 1, readings)).toBe(1)
	expect(chooseReading(lexicon, long, 4, readings)).toBe(0)
})

test('all digits give the same features, and so do all Latin letters', () => {
	const places = (words: string[]) => placesOfReadings(() => 0, sentenceOf(words), 1, readings)
	expect(places(['3', '长'])).toEqual(places(['7', '长']))
	expect(places(['A', '长'])).toEqual(places(['z', '长']))
	expect(places(['3', '长'])).not.toEqual(places(['A', '长']))
})

test('firstDifference finds the first differing syllable', () => {
	expect(firstDifference(['cháng', 'zhǎng'])).toBe(0)
	expect(firstDifference(['dōng xi', 'dōng xī'])).toBe(1)
	expect(firstDifference(['fēn zǐ', 'fèn zi', 'fèn zǐ'])).toBe(0)
	expect(firstDifference(['yín háng'])).toBe(0)
})

test('a sentence has the offsets of its words', () => {
	expect(grown).toEqual({
		words: ['他', '长', '大', '了', '。'],
		starts: [0, 1, 2, 3, 4],
		text: '他长大了。',
	})
	expect(long.starts).toEqual([0, 1, 2, 4, 5, 6])
})
