import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withSenseFirst } from '#app/domain/vocabulary/senses/sense-hints.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import { partsOfSentence } from '#tests/support/learners-words.ts'

const examples = readFileSync('tests/fixtures/senses/examples.txt', 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))
	.map((line) => line.split('\t'))

test.each(examples)('in %s, %s is one: %s', (sentence = '', word = '', part = '') => {
	const found = partsOfSentence(sentence).find((one) => one.word === word)
	expect(found?.part).toBe(part)
})

test('a word with one part of speech has it everywhere, and one without an entry has none', () => {
	const words = [
		{ word: '了', pinyin: 'le', parts: ['particle'] },
		{ word: '汉路', parts: [] },
	]
	expect(sensesInContext(words).map(({ part }) => part)).toEqual(['particle', undefined])
	expect(sensesInContext([])).toEqual([])
})

test.each([
	['我会游泳。', '会', 'can'],
	['我不会说法语。', '会', 'can'],
	['明天会下雨。', '会', 'will'],
	['他可能会来。', '会', 'will'],
	['妈妈煮面。', '面', 'noodles'],
	['你家有几口人？', '几', 'how many'],
	['我买了几本书。', '几', 'a few'],
	['我想去北京。', '想', undefined],
	['我想了很久。', '想', 'to think'],
	['他在看报纸。', '看', 'to read'],
	['弟弟才三岁。', '才', 'only'],
	['他拍了拍座位。', '拍', 'to clap'],
	['我拍了一张照片。', '拍', undefined],
	['天快黑了。', '天', 'sky'],
	['今天天很热。', '天', 'weather'],
	['他在门口等了三天。', '天', undefined],
	['今天的菜很新鲜。', '菜', 'vegetable'],
	['这个菜很好吃。', '菜', undefined],
	['客人已经走了。', '走', 'to leave'],
	['他走得很慢。', '走', 'to walk'],
	['这件衣服二十多块。', '多', '(二十多)'],
	['他比我还高。', '还', 'even more'],
	['这才算好朋友。', '算', 'to count as'],
])('in %s, %s begins with %s', (sentence, word, sense) => {
	expect(partsOfSentence(sentence).find((one) => one.word === word)?.sense).toBe(sense)
})

test('a sense that no gloss has changes nothing', () => {
	expect(withSenseFirst('can, know how to; will', 'will')).toBe('will; can, know how to')
	expect(withSenseFirst('can, know how to; will', 'shall')).toBe('can, know how to; will')
	expect(withSenseFirst('can; will', undefined)).toBe('can; will')
})

test('a word is always one of the parts of speech that its entry has', () => {
	const word = fc.constantFrom(
		{ word: '在', parts: ['preposition', 'verb', 'adverb'] },
		{ word: '了', pinyin: 'le', parts: ['particle'] },
		{ word: '花', parts: ['noun', 'verb'] },
		{ word: '一', parts: ['numeral'] },
		{ word: '把', parts: ['preposition', 'measure word'] },
		{ word: '没有', parts: ['verb', 'adverb'] },
		{ word: '，', parts: [] },
		{ word: '汉路', parts: [] },
	)
	fc.assert(
		fc.property(fc.array(word, { maxLength: 12 }), (words) => {
			const parts = sensesInContext(words).map(({ part }) => part)
			expect(parts).toHaveLength(words.length)
			for (const [at, part] of parts.entries()) {
				const own: readonly string[] = words[at]?.parts ?? []
				if (own.length === 0) expect(part).toBe(undefined)
				else expect(own).toContain(part)
			}
		}),
	)
})
