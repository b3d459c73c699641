import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsInContext } from '#app/domain/vocabulary/senses/part-in-context.ts'
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
	expect(partsInContext(words)).toEqual(['particle', undefined])
	expect(partsInContext([])).toEqual([])
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
			const parts = partsInContext(words)
			expect(parts).toHaveLength(words.length)
			for (const [at, part] of parts.entries()) {
				const own: readonly string[] = words[at]?.parts ?? []
				if (own.length === 0) expect(part).toBe(undefined)
				else expect(own).toContain(part)
			}
		}),
	)
})
