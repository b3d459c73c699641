import fc from 'fast-check'
import { expect, test } from 'vitest'
import { glossLine, shortMeaning, shortMeaningOf } from '#app/domain/analyzer/gloss.ts'

const meanings: Record<string, string> = {
	'我 wǒ': 'I',
	'的 de': 'of',
	'喜欢 xǐ huan': 'like',
	'汉语 Hàn yǔ': 'Chinese language',
	'说 shuō': 'speak',
	'你好 nǐ hǎo': 'hello',
}
const meaningOf = (word: string, pinyin: string | undefined) => meanings[`${word} ${pinyin}`]

/** Parses 我[wǒ] 喜欢[xǐ huan] 。 into tokens. */
function tokensOf(text: string) {
	return [...text.matchAll(/([^[\] ]+)(?:\[(.*?)\])?/g)].map(([, word = '', pinyin]) => ({
		word,
		...(pinyin && { pinyin }),
	}))
}

test.each([
	['我[wǒ] 喜欢[xǐ huan] 汉语[Hàn yǔ] 。', 'I · like · Chinese language.'],
	['我[wǒ] 的[de] 汉语[Hàn yǔ]', 'I · ’s · Chinese language'],
	['我[wǒ] 说[shuō] ： “ 你好[nǐ hǎo] ！ ” 。', 'I · speak: “hello!”.'],
	['“ 你好[nǐ hǎo] ” ， 我[wǒ] 说[shuō]', '“hello”, I · speak'],
	['我[wǒ] 说[shuō] （ 汉语[Hàn yǔ] ）', 'I · speak (Chinese language)'],
	['小明[xiǎo míng] 喜欢[xǐ huan] iPhone 15', 'xiǎomíng · like · iPhone · 15'],
	['汉路', '汉路'],
	['我[wǒ] —— 小明[xiǎo míng]', 'I – xiǎomíng'],
	['二〇二四[èr líng èr sì] 喜欢[xǐ huan] 百分之五[bǎi fēn zhī wǔ]', '2024 · like · 5 %'],
	['。', '.'],
])('%s is glossed as %s', (text, line) => {
	expect(glossLine(tokensOf(text), meaningOf)).toBe(line)
})

test.each([
	['to learn; to study', 'learn'],
	['to', 'to'],
	['friend (measure words: 个 gè, 位 wèi)', 'friend'],
	['(bound form) up; upper', 'up'],
	['(joining two nouns) and; together with', 'and'],
	['(in) the same place; an instance of', 'the same place'],
	['to want (sth (badly)), to need', 'want'],
	['surname Li; plum', 'plum'],
	['surname Li', 'surname Li'],
	['used to form plurals; many', 'many'],
	['classifier for years (of age)', 'years'],
	['(completed action marker)', 'completed action marker'],
	[
		'municipality in the north of the country, capital; capital of the country',
		'capital of the country',
	],
	['a municipality in the far north of the country', 'a municipality in the far…'],
	['', ''],
])('the short meaning of "%s" is "%s"', (definition, short) => {
	expect(shortMeaning(definition)).toBe(short)
})

test('a gloss is short for any definition', () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(...'a (;),:to 好 ') }), (definition) => {
			expect(shortMeaning(definition).length).toBeLessThanOrEqual(31)
		}),
	)
})

test('constructor and __proto__ are ordinary words', () => {
	expect(glossLine([{ word: 'constructor' }, { word: '__proto__' }], () => undefined)).toBe(
		'constructor · __proto__',
	)
})

test('the usual meaning wins over the first sense', () => {
	const wear = { word: '穿', pinyin: 'chuān', definition: 'to bore through; to wear' }
	expect(shortMeaningOf(wear)).toBe('wear')
	expect(shortMeaningOf({ word: '长', pinyin: 'cháng', definition: 'length; long' })).toBe('length')
	expect(shortMeaningOf({ word: '汉路', pinyin: 'hàn lù', definition: null })).toBe(undefined)
})
