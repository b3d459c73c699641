import fc from 'fast-check'
import { expect, test } from 'vitest'
import { glossLine, meaningInList, shortMeaning } from '#app/domain/analyzer/gloss.ts'
import type { Meanings } from '#app/domain/vocabulary/word-entry.ts'
import { senseWeights } from '#tests/support/learners-words.ts'

const entries: Record<string, Meanings> = {
	'我 wǒ': [['pronoun', 'I; me']],
	'的 de': [['particle', "'s; of"]],
	'得 de': [['particle', 'links a verb to how it is done']],
	'了 le': [['particle', 'completed action; change of state']],
	'喜欢 xǐ huan': [['verb', 'to like']],
	'汉语 Hàn yǔ': [['noun', 'Chinese language']],
	'说 shuō': [['verb', 'to say; to speak']],
	'你好 nǐ hǎo': [['phrase', 'hello']],
	'点 diǎn': [
		['noun', "o'clock; dot"],
		['measure word', 'a little'],
		['verb', 'to order'],
	],
	'张 zhāng': [['measure word', 'for flat things']],
	'一 yī': [['numeral', 'one; a']],
	'纸 zhǐ': [['noun', 'paper']],
	'花 huā': [
		['noun', 'flower; blossom'],
		['verb', 'to spend (money, time)'],
	],
	'得 děi': [['auxiliary verb', 'must, have to']],
	'打算 dǎ suàn': [
		['verb', 'to plan to'],
		['noun', 'plan'],
	],
	'翻译 fān yì': [
		['verb', 'to translate; to interpret'],
		['noun', 'translator'],
	],
	'来 lái': [['verb', 'to come']],
	'汉路 hàn lù': [['noun', null]],
}
type Given = Parameters<typeof glossLine>
const lineOf = (tokens: Given[0], meanings: Given[1]) => glossLine(tokens, meanings, senseWeights)
const meaningsOf = (word: string, pinyin: string | undefined) => entries[`${word} ${pinyin}`]

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
	['我[wǒ] 说[shuō] ： “ 你好[nǐ hǎo] ！ ” 。', 'I · say: “hello!”.'],
	['“ 你好[nǐ hǎo] ” ， 我[wǒ] 说[shuō]', '“hello”, I · say'],
	['我[wǒ] 说[shuō] （ 汉语[Hàn yǔ] ）', 'I · say (Chinese language)'],
	['小明[xiǎo míng] 喜欢[xǐ huan] iPhone 15', 'xiǎomíng · like · iPhone · 15'],
	['汉路', '汉路'],
	['我[wǒ] —— 小明[xiǎo míng]', 'I – xiǎomíng'],
	['二〇二四[èr líng èr sì] 喜欢[xǐ huan] 百分之五[bǎi fēn zhī wǔ]', '2024 · like · 5%'],
	['。', '.'],
	['我[wǒ] 点[diǎn] 了[le]', 'I · order · (done)'],
	['三[sān] 点[diǎn]', 'sān · o’clock'],
	['一[yī] 张[zhāng] 纸[zhǐ]', 'one · (a) · paper'],
	['我[wǒ] 说[shuō] ？ ？', 'I · say?'],
	['我[wǒ] 说[shuō] 得[de] 汉语[Hàn yǔ]', 'I · say · Chinese language'],
	['🇨🇳', '🇨🇳'],
])('%s is glossed as %s', (text, line) => {
	expect(lineOf(tokensOf(text), meaningsOf)).toBe(line)
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
	expect(lineOf([{ word: 'constructor' }, { word: '__proto__' }], () => undefined)).toBe(
		'constructor · __proto__',
	)
})

test('a word without a definition has no meaning', () => {
	expect(meaningInList(entries['汉路 hàn lù'] ?? [])).toBe(undefined)
	expect(meaningInList([])).toBe(undefined)
	expect(lineOf(tokensOf('汉路[hàn lù]'), meaningsOf)).toBe('hànlù')
})

test('a measure word is called one in a list, and is "(a)" in a line', () => {
	const cars = [['measure word', 'for vehicles']] as const
	expect(meaningInList(cars)).toBe('measure word for vehicles')
	expect(lineOf([{ word: '辆', pinyin: 'liàng' }], () => cars)).toBe('(a)')
})

test('a measure word that counts nothing is glossed by what else it is', () => {
	const field = [
		['measure word', 'for matches, shows, films'],
		['noun', 'field'],
	] as const
	const line = (text: string) =>
		lineOf(tokensOf(text), (word, pinyin) => (word === '场' ? field : meaningsOf(word, pinyin)))
	expect(lineOf([{ word: '场', written: '場', pinyin: 'chǎng' }], () => field)).toBe('field')
	expect(line('一[yī] 场[chǎng]')).toBe('one · (a)')
	expect(line('喜欢[xǐ huan] 场[chǎng] 。')).toBe('like · field.')
})

test('a particle is called one in a list, and glossed in a line', () => {
	const meanings = entries['了 le'] ?? []
	expect(meaningInList(meanings)).toBe('particle: completed action; change of state')
	expect(lineOf([{ word: '了', pinyin: 'le' }], () => meanings)).toBe('(done)')
})

test('a noun is glossed as a verb where its neighbours make it one', () => {
	const line = (text: string) => lineOf(tokensOf(text), meaningsOf)
	expect(line('一[yī] 张[zhāng] 花[huā]')).toBe('one · (a) · flower')
	expect(line('得[děi] 花[huā]')).toMatch(/spend$/)
	expect(line('花[huā] 了[le]')).toBe('spend · (done)')
	expect(line('我[wǒ] 的[de] 花[huā]')).toBe('I · ’s · flower')
})

test('where two senses are as likely, both are written', () => {
	expect(lineOf(tokensOf('翻译[fān yì] 来[lái] 了[le] 。'), meaningsOf)).toBe(
		'translate or translator · come · (done).',
	)
})

test('a verb is glossed as a noun at the end of a phrase with 的', () => {
	const line = (text: string) => lineOf(tokensOf(text), meaningsOf)
	expect(line('我[wǒ] 打算[dǎ suàn] 说[shuō]')).toBe('I · plan to · say')
	expect(line('我[wǒ] 的[de] 打算[dǎ suàn] 。')).toBe('I · ’s · plan.')
})

test('a traditional form has its own gloss where a simplified word has several', () => {
	const noodles = [{ word: '面', written: '麵', pinyin: 'miàn' }]
	expect(lineOf(noodles, () => [['noun', 'face, surface; noodles']])).toBe('noodles')
	expect(lineOf([{ word: '汉路', written: '漢路' }], () => undefined)).toBe('漢路')
})
