import { expect, test } from 'vitest'
import { packReadings, type WordReadings } from '#app/domain/pinyin/pack-readings.ts'
import { decodePattern, openReadings } from '#app/domain/pinyin/readings-table.ts'
import { dictionaryOf } from '#tests/support/small-dictionary.ts'

const words: WordReadings[] = [
	{ word: 'T恤', readings: [], wordClass: 1 },
	{ word: '东', readings: ['dōng'], wordClass: 1 },
	{ word: '东西', readings: ['dōng xi', 'dōng xī'], wordClass: 1 },
	{ word: '西', readings: ['xī'], wordClass: 1 },
	{ word: '长', readings: ['cháng', 'zhǎng'], wordClass: 3 },
]
const dictionary = dictionaryOf(words.map(({ word }) => word))
const weights = Uint8Array.of(5, 3)
const bytes = packReadings(words, weights)

test('each word has its readings, most frequent first', () => {
	const { readingsOf } = openReadings(bytes, dictionary)
	expect(readingsOf('东西')).toEqual(['dōng xi', 'dōng xī'])
	expect(readingsOf('长')).toEqual(['cháng', 'zhǎng'])
	expect(readingsOf('东')).toEqual(['dōng'])
})

test('words without readings and unknown words have none', () => {
	const { readingsOf, classOf } = openReadings(bytes, dictionary)
	expect(readingsOf('T恤')).toEqual([])
	expect(readingsOf('西东')).toEqual([])
	expect(classOf('西东')).toBe(0)
})

test('each word has its class, and the weights are included', () => {
	const lexicon = openReadings(bytes, dictionary)
	expect(lexicon.classOf('长')).toBe(3)
	expect(lexicon.weights[5]).toBe(3)
	expect(lexicon.weights[6]).toBe(0)
})

test('other bytes and those for another dictionary are refused', () => {
	expect(() => openReadings(new ArrayBuffer(40), dictionary)).toThrow('no readings')
	expect(() => openReadings(bytes.slice(0, -1), dictionary)).toThrow('no readings')
	expect(() => openReadings(bytes, dictionaryOf(['东']))).toThrow('no readings')
})

test.each([
	['学习', '', ['xué xí']],
	['北京', '^', ['Běi jīng']],
	['银行', '01', ['yín háng']],
	['东西', '01|', ['dōng xi', 'dōng xī']],
	['哪儿', '01', ['nǎr']],
	['圕', '=tú shū guǎn', ['tú shū guǎn']],
	['T恤', '-', []],
])('%s has the pattern %j', (word, pattern, readings) => {
	const syllables: Readonly<Record<string, string[]>> = {
		学: ['xué'],
		习: ['xí'],
		北: ['běi'],
		京: ['jīng'],
		银: ['yín'],
		行: ['xíng', 'háng'],
		东: ['dōng'],
		西: ['xī', 'xi'],
		哪: ['nǎ'],
		儿: ['ér', 'r'],
	}
	expect(decodePattern(word, pattern, (hanzi) => syllables[hanzi] ?? [])).toEqual(readings)
})
