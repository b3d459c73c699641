import { expect, test } from 'vitest'
import { wordsOfSentence } from '#app/domain/pinyin/sentence-words.ts'
import { parseExamples, readExamples, withReadings } from '#app/seed/dictionary/examples.ts'
import { lexiconIn } from '#app/seed/readings.ts'
import { wholeDictionary as dictionary } from '#tests/support/whole-dictionary.ts'

const examples = readExamples()
const lexicon = lexiconIn(dictionary)

test('a line has a word, its reading, a cut sentence and its English', () => {
	const line = '茶\tchá\t你␟想␟喝␟茶␟还是␟喝␟咖啡？\tWould you like tea or coffee?'
	expect(parseExamples(line)).toEqual([
		{
			word: '茶',
			pinyin: 'chá',
			words: ['你', '想', '喝', '茶', '还是', '喝', '咖啡', '？'],
			en: 'Would you like tea or coffee?',
		},
	])
})

test.each([
	['another word', '茶\tchá\t我␟喝␟咖啡。\tI drink coffee.'],
	['the word only inside another', '了\tle\t我␟了解␟他。\tI understand him.'],
	['no English', '茶\tchá\t我␟喝␟茶。'],
	['a tab in its English', '茶\tchá\t我␟喝␟茶。\tI drink\ttea.'],
	['a space at its end', '茶\tchá\t我␟喝␟茶。\tI drink tea. '],
	['a long sentence', `茶\tchá\t${'我␟喝␟茶，␟'.repeat(11)}\tI drink tea.`],
	['long English', `茶\tchá\t我␟喝␟茶。\t${'I drink tea. '.repeat(11)}`.trim()],
])('a line with %s is refused', (_, line) => {
	expect(() => parseExamples(line)).toThrow('Line 1 is not an example')
})

test('a word has one example', () => {
	const line = '茶\tchá\t我␟喝␟茶。\tI drink tea.\n'
	expect(() => parseExamples(line + line)).toThrow('Line 2 is not an example')
})

test('the word is marked where it is read so', () => {
	const [grown] = parseExamples(
		'长\tzhǎng\t河␟很␟长，树␟长␟得␟很␟快。\tThe river is long, and the trees grow fast.',
	)
	expect(grown && withReadings(grown, lexicon)).toEqual({
		zh: '河很长，树长得很快。',
		at: 5,
		pinyin: 'Hé hěn cháng, shù zhǎng de hěn kuài.',
		en: 'The river is long, and the trees grow fast.',
	})
})

test('each example belongs to an entry of the dictionary', () => {
	const entries = new Set(dictionary.map(({ word, pinyin }) => `${word} ${pinyin}`))
	expect(examples.filter(({ word, pinyin }) => !entries.has(`${word} ${pinyin}`))).toEqual([])
})

test('every word of HSK 1 to 6 has an example', () => {
	const known = new Set(examples.map(({ word, pinyin }) => `${word} ${pinyin}`))
	const listed = dictionary.filter(({ levels }) => levels.length > 0)
	expect(listed.filter(({ word, pinyin }) => !known.has(`${word} ${pinyin}`))).toEqual([])
})

test('every word of a sentence has pinyin', () => {
	const written = examples.filter((example) =>
		/\p{Script=Han}/u.test(withReadings(example, lexicon).pinyin),
	)
	expect(written).toEqual([])
})

test('no English sentence spells the word’s sound out', () => {
	expect(examples.filter(({ en }) => /[āáǎàēěèīíǐìōóǒòūúǔùǖǘǚǜ]/u.test(en))).toEqual([])
})

test('the words of an example pair with its pinyin', () => {
	const unpaired = examples
		.map((example) => withReadings(example, lexicon))
		.filter(({ zh, pinyin }) => wordsOfSentence(zh, pinyin) === undefined)
	expect(unpaired).toEqual([])
})
