import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packReadings } from '#app/domain/pinyin/pack-readings.ts'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import { dictionaryOf } from '#tests/support/small-dictionary.ts'

const examples: readonly (readonly [string, readonly string[]])[] = [
	['一会儿', ['yī huìr', 'yī huì r']],
	['中国共产党', ['Zhōng guó Gòng chǎn dǎng']],
	['儿', ['ér', 'r']],
	['北京', ['Běi jīng']],
	['哪儿', ['nǎr']],
	['嗯', ['ǹg', 'en']],
	['圕', ['tú shū guǎn']],
	['子', ['zǐ', 'zi']],
	['孙子', ['sūn zi', 'Sūn zǐ']],
	['欧阳', ['Ōu yáng']],
	['𠮷野家', ['Jí yě jiā']],
]
const dictionary = dictionaryOf(examples.map(([word]) => word))
const nothing = new Uint8Array()

test('names, erhua and multiple readings survive packing', () => {
	const words = examples.map(([word, readings]) => ({ word, readings, wordClass: 1 }))
	const { readingsOf } = openReadings(packReadings(words, nothing), dictionary)
	expect(examples.map(([word]) => [word, readingsOf(word)])).toEqual(examples)
})

test('any readings survive packing', () => {
	const syllable = fc.constantFrom('ér', 'r', 'zi', 'zǐ', 'Běi', 'běi', 'lǜ', 'nǎr', 'Ōu', 'ń')
	const reading = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))
	const entry = fc.record({
		readings: fc.array(reading, { maxLength: 3 }),
		wordClass: fc.integer({ min: 0, max: 15 }),
	})
	const entries = fc.array(entry, { minLength: examples.length, maxLength: examples.length })
	fc.assert(
		fc.property(entries, (all) => {
			const words = all.map((one, at) => ({ ...one, word: examples[at]?.[0] ?? '' }))
			const { readingsOf, classOf } = openReadings(packReadings(words, nothing), dictionary)
			for (const { word, readings, wordClass } of words) {
				expect(readingsOf(word)).toEqual(readings)
				expect(classOf(word)).toBe(wordClass)
			}
		}),
	)
})

test('a word with the usual readings of its characters takes two bytes', () => {
	const [first, ...others] = ['学习', '习学', '学学', '习习'].map((word) => ({
		word,
		readings: [[...word].map((hanzi) => (hanzi === '学' ? 'xué' : 'xí')).join(' ')],
		wordClass: 2,
	}))
	if (!first) throw new Error('unreachable')
	const alone = packReadings([first], nothing)
	expect(packReadings([first, ...others], nothing).byteLength).toBe(alone.byteLength + 3 * 2)
})
