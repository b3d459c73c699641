import { expect, test } from 'vitest'
import { bookishRules } from '#app/domain/pinyin/bookish-readings.ts'
import {
	bookishReadings,
	certainReading,
	everydayReadings,
} from '#app/domain/pinyin/certain-readings.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { readingRules } from '#app/domain/pinyin/reading-rules.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'
import { decidingLines, rowsOf } from '#tests/support/rule-examples.ts'

/** The readings of a text as one line, as a learner sees them. */
function read(text: string): string {
	return readWords(segment(realDictionary, text), realLexicon).join(' ').trim()
}

test.each([
	['好开心', 'hǎo kāi xīn'],
	['好厉害', 'hǎo lì hai'],
	['好想你', 'hǎo xiǎng nǐ'],
	['这个很好喝', 'zhè ge hěn hǎo hē'],
	['我好喜欢你', 'wǒ hǎo xǐ huan nǐ'],
	['好难过', 'hǎo nán guò'],
	['好怕', 'hǎo pà'],
	['好长时间没见', 'hǎo cháng shí jiān méi jiàn'],
	['等了很长时间', 'děng le hěn cháng shí jiān'],
	['长时间工作', 'cháng shí jiān gōng zuò'],
	['他觉得累', 'tā jué de lèi'],
	['他数了数', 'tā shǔ le shǔ'],
	['数一数', 'shǔ yi shǔ'],
	['头发长长了', 'tóu fa zhǎng cháng le'],
	['草长长了', 'cǎo zhǎng cháng le'],
	['这得花很多钱', 'zhè děi huā hěn duō qián'],
	['我得走了', 'wǒ děi zǒu le'],
])('%s is read %s', (text, reading) => {
	expect(read(text)).toBe(reading)
})

test.each([
	['他爱好音乐', 'ài hào'],
	['他好喝酒', 'hào hē jiǔ'],
	['他从小好读书', 'hào dú shū'],
	['他好吃懒做', 'hào chī lǎn zuò'],
	['孩子长高了', 'zhǎng gāo'],
	['长长的路', 'cháng cháng de'],
	['他得了第一', 'dé le'],
	['跑得快', 'pǎo de kuài'],
	['积累经验', 'jī lěi'],
	['人数不多', 'rén shù'],
])('%s keeps its reading %s', (text, reading) => {
	expect(read(text)).toContain(reading)
})

test('a word without such neighbours is left to the weights', () => {
	expect(certainReading(['好'], 0, realLexicon.classOf)).toBe(undefined)
	expect(certainReading(['中文', '很', '好', '学'], 2, realLexicon.classOf)).toBe(undefined)
	expect(certainReading(['我'], 0, realLexicon.classOf)).toBe(undefined)
	expect(certainReading([], 0, realLexicon.classOf)).toBe(undefined)
})

/** A sentence with spaces is cut by its author. */
function readAsCut(sentence: string): void {
	const words = sentence.includes(' ') ? sentence.split(' ') : segment(realDictionary, sentence)
	readWords(words, realLexicon)
}

test.each(rowsOf(readingRules, everydayReadings))(
	'$rule decides in $example',
	({ line, example }) => {
		expect(decidingLines(everydayReadings, () => readAsCut(example))).toContain(line)
	},
)

test.each(rowsOf(bookishRules, bookishReadings))(
	'$rule decides in $example',
	({ line, example }) => {
		expect(decidingLines(bookishReadings, () => readAsCut(example))).toContain(line)
	},
)
