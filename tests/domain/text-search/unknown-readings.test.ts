import { expect, test } from 'vitest'
import { unknownReadings, wordsToLookUp } from '#app/domain/text-search/unknown-readings.ts'
import { readWordChange } from '#app/domain/text-search/word-change.ts'

/** As the vocabulary has them. */
const vocabulary = [
	{ word: '还', pinyin: 'hái' },
	{ word: '还', pinyin: 'huán' },
	{ word: '妈', pinyin: 'mā' },
	{ word: '王', pinyin: 'wáng' },
	{ word: '大夫', pinyin: 'dài fu' },
	{ word: '大', pinyin: 'dà' },
	{ word: '夫', pinyin: 'fū' },
	{ word: '的', pinyin: 'de' },
	{ word: '哪儿', pinyin: 'nǎr' },
]

function unknown(pattern: string, replacement: string): string[] {
	const change = readWordChange({ pattern, replacement })
	if (!change.ok || !change.value) throw new Error(`${pattern} is no change of words`)
	return unknownReadings(change.value, vocabulary).map(({ word, pinyin }) => `${word} ${pinyin}`)
}

test('a reading that the word has is known, as a name too, and one that it has not is named', () => {
	expect(unknown('还', '还[huan2]')).toEqual([])
	expect(unknown('还', '还[ma1]')).toEqual(['还 mā'])
	expect(unknown('还', '还[háng]')).toEqual(['还 háng'])
	expect(unknown('王', '王[Wáng]')).toEqual([])
	expect(unknown('大|夫', '大夫[dàifu]')).toEqual([])
	expect(unknown('哪儿', '哪儿[nǎr]')).toEqual([])
})

test('a word that the vocabulary lacks is read character by character, and light behind the first', () => {
	expect(unknown('妈|妈', '妈妈[mā ma]')).toEqual([])
	expect(unknown('妈|妈', '妈妈[mā mi]')).toEqual(['妈妈 mā mi'])
	expect(unknown('王|大夫', '王大夫[wáng dà fu]')).toEqual([])
})

test('only a word that is said without a tone alone may have none', () => {
	expect(unknown('的', '的[de]')).toEqual([])
	expect(unknown('还', '还[hai]')).toEqual(['还 hai'])
})

test('only what gets a reading is looked up', () => {
	const change = readWordChange({ pattern: '大|夫', replacement: '大夫[dàifu]' })
	if (!change.ok || !change.value) throw new Error('no change of words')
	expect(wordsToLookUp(change.value)).toEqual(['大夫', '大', '夫'])
	const plain = readWordChange({ pattern: '还[huán]', replacement: '还' })
	if (!plain.ok || !plain.value) throw new Error('no change of words')
	expect(wordsToLookUp(plain.value)).toEqual([])
})
