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
	['我[wǒ] 点[diǎn] 了[le]', 'I · order · (done)'],
	['我[wǒ] 说[shuō] ？ ？', 'I · speak?'],
	['我[wǒ] 说[shuō] 得[de] 汉语[Hàn yǔ]', 'I · speak · Chinese language'],
	['🇨🇳', '🇨🇳'],
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
	['what?; something', 'what'],
	['Good night!', 'Good night'],
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

const flower = {
	word: '花儿',
	pinyin: 'huār',
	definition: 'flower; blossom',
	pos: 'noun',
	byRole: { noun: 'flower; blossom', verb: 'to spend (money, time)' },
}

test('a noun is glossed as a verb where its neighbours make it one', () => {
	const line = (text: string) =>
		glossLine(tokensOf(text), (word, pinyin, role) =>
			word === '花儿' ? shortMeaningOf(flower, role) : meaningOf(word, pinyin),
		)
	expect(line('花儿[huār]')).toBe('flower')
	expect(line('得[děi] 花儿[huār]')).toMatch(/spend$/)
	expect(line('花儿[huār] 了[le]')).toBe('spend · (done)')
	expect(line('我[wǒ] 的[de] 花儿[huār]')).toBe('I · ’s · flower')
})

test('a verb is glossed as a noun at the end of a phrase with 的', () => {
	const plan = { word: '打算', pinyin: 'dǎ suàn', definition: 'to intend', pos: 'verb' }
	const known = { ...plan, byRole: { verb: 'to intend', noun: 'intention' } }
	const line = (text: string) =>
		glossLine(tokensOf(text), (word, pinyin, role) =>
			word === '打算' ? shortMeaningOf(known, role) : meaningOf(word, pinyin),
		)
	expect(line('我[wǒ] 打算[dǎ suàn]')).toBe('I · intend')
	expect(line('我[wǒ] 的[de] 打算[dǎ suàn] 。')).toBe('I · ’s · intention.')
})

test.each([
	['市', 'shì', 'market', 'city'],
	['门', 'mén', 'gate; door', 'door'],
	['电', 'diàn', 'lightning; electricity', 'electricity'],
	['反映', 'fǎn yìng', 'to mirror; to reflect', 'report'],
])('%s is glossed by its usual meaning', (word, pinyin, definition, meaning) => {
	expect(shortMeaningOf({ word, pinyin, definition })).toBe(meaning)
})

test('a traditional form has its own gloss where a simplified word has several', () => {
	const noodles = [{ word: '面', written: '麵', pinyin: 'miàn' }]
	expect(glossLine(noodles, () => 'face')).toBe('noodles')
	expect(glossLine([{ word: '汉路', written: '漢路' }], () => undefined)).toBe('漢路')
})
