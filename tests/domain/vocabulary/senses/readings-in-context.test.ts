import { expect, test } from 'vitest'
import { readingsInContext } from '#app/domain/vocabulary/senses/readings-in-context.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { senseWeights } from '#tests/support/learners-words.ts'

function entry(word: string, pinyin: string, ...parts: [string, string][]): WordEntry {
	return { word, pinyin, meanings: parts, levels: [] }
}

const entries = [
	entry('花', 'huā', ['noun', 'flower'], ['verb', 'to spend']),
	entry('把', 'bǎ', ['preposition', 'puts object first'], ['measure word', 'chairs, keys']),
	entry('长', 'cháng', ['adjective', 'long'], ['noun', 'length']),
	entry('长', 'zhǎng', ['verb', 'to grow'], ['noun', 'head']),
	entry('了', 'le', ['particle', 'completed action']),
	entry('一', 'yī', ['numeral', 'one']),
	entry('椅子', 'yǐ zi', ['noun', 'chair']),
	entry('大', 'dà', ['adjective', 'big']),
	entry('钱', 'qián', ['noun', 'money']),
	entry('王', 'wáng', ['noun', 'king']),
	entry('鼓楼', 'gǔ lóu', ['noun', 'drum tower; the Drum Tower (in Beijing)']),
	entry('白雪', 'bái xuě', ['noun', 'snow; Snow White']),
	entry('六月', 'liù yuè', ['noun', 'June']),
	entry('妞妞', 'niū niu', ['noun', 'little girl']),
	entry('翻译', 'fān yì', ['verb', 'to translate; to interpret'], ['noun', 'translator']),
	entry('来', 'lái', ['verb', 'to come']),
	entry('会', 'huì', ['auxiliary verb', 'can, know how to; will'], ['noun', 'meeting']),
]

/** 花[huā] 了[le] … and the place of the word that is asked for; syllables are joined by _. */
function read(text: string, at: number) {
	const words = [...text.matchAll(/([^[\] ]+)(?:\[(.*?)\])?/g)].map(([, word = '', pinyin]) => ({
		word,
		pinyin: pinyin?.replaceAll('_', ' '),
	}))
	return readingsInContext(entries, { words, at }, senseWeights)
}

test('a popup begins with the sense that stands in the text', () => {
	expect(read('花[huā] 了[le] 钱[qián]', 0)[0]?.meanings).toEqual([
		['verb', 'to spend'],
		['noun', 'flower'],
	])
	expect(read('大[dà] 花[huā] 。', 1)[0]?.meanings[0]).toEqual(['noun', 'flower'])
	expect(read('一[yī] 把[bǎ] 椅子[yǐzi]', 1)[0]?.meanings[0]).toEqual([
		'measure word',
		'chairs, keys',
	])
})

test('a name has no entry of another word', () => {
	expect(read('王[Wáng] 奶奶[nǎinai]', 0)).toEqual([])
	expect(read('王[wáng] 。', 0)).toHaveLength(1)
})

test('what is known by a name begins with that name', () => {
	expect(read('鼓楼[Gǔ_lóu] 。', 0)[0]?.meanings).toEqual([
		['noun', 'the Drum Tower (in Beijing); drum tower'],
	])
	expect(read('鼓楼[gǔ_lóu] 。', 0)[0]?.meanings[0]?.[1]).toBe(
		'drum tower; the Drum Tower (in Beijing)',
	)
	expect(read('妞妞[Niū_niu] 。', 0)).toEqual([])
	expect(read('白雪[Bái_Xuě] 。', 0)).toEqual([])
})

test('a name is known by its capital, too, where its syllables are joined as on the page', () => {
	expect(read('鼓楼[Gǔlóu] 。', 0)[0]?.meanings).toEqual([
		['noun', 'the Drum Tower (in Beijing); drum tower'],
	])
	expect(read('妞妞[Niūniu] 。', 0)).toEqual([])
})

test('somebody who is called by a month is no month', () => {
	expect(read('六月[Liùyuè] 。', 0)[0]?.meanings).toEqual([['noun', 'June (here a name)']])
	expect(read('六月[liùyuè] 。', 0)[0]?.meanings).toEqual([['noun', 'June']])
})

test('within a part of speech, the sense that stands there comes first', () => {
	expect(read('明天[míngtiān] 会[huì] 下雨[xiàyǔ]', 1)[0]?.meanings).toEqual([
		['auxiliary verb', 'will; can, know how to'],
		['noun', 'meeting'],
	])
	expect(read('我[wǒ] 不[bú] 会[huì] 。', 2)[0]?.meanings[0]?.[1]).toBe('can, know how to; will')
})

test('where two senses may stand in the text, the entry names the second one as well', () => {
	const [translation] = read('翻译[fān_yì] 来[lái] 了[le] 。', 0)
	expect(translation?.meanings[0]).toEqual(['verb', 'to translate; to interpret'])
	expect(translation?.second).toEqual({ part: 'noun', text: 'translator' })
	expect(read('花[huā] 了[le] 钱[qián]', 0)[0]).not.toHaveProperty('second')
})

test('the reading of the text still comes first', () => {
	const found = read('长[zhǎng] 大[dà] 了[le]', 0)
	expect(found.map(({ pinyin }) => pinyin)).toEqual(['zhǎng', 'cháng'])
	expect(found[0]?.meanings[0]).toEqual(['verb', 'to grow'])
})

test('the entries themselves stay as they are', () => {
	read('花[huā] 了[le]', 0)
	expect(entries[0]?.meanings[0]).toEqual(['noun', 'flower'])
})

test('a word without an entry has none, whatever stands around it', () => {
	expect(read('汉路 了[le]', 0)).toEqual([])
	expect(readingsInContext(entries, { words: [], at: 0 }, senseWeights)).toEqual([])
})
