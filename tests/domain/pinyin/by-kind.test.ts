import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

const sentences = readFileSync('tests/fixtures/readings/by-kind.txt', 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))

const marked = /([^[])\[([^\]]*)\]/gu

/** The sentence as the engine reads it, marked at the same places: 弟弟长[zhǎng]高了[le]。 */
function readAsMarked(line: string): string {
	const words = segment(realDictionary, line.replace(/\[[^\]]*\]/g, ''))
	const readings = readWords(words, realLexicon)
	const syllables = words.flatMap((word, at) => {
		const own = readings[at]?.split(' ') ?? []
		return Array.from(word, (_, index) => own[index] ?? '')
	})
	let removed = 0
	return line.replace(marked, (mark, hanzi: string, _: string, at: number) => {
		const place = at - removed
		removed += mark.length - hanzi.length
		return `${hanzi}[${syllables[place]}]`
	})
}

test.each(sentences)('%s', (line) => {
	expect(readAsMarked(line)).toBe(line)
})

test('no test sentence teaches the weights', () => {
	const taught = new Set(
		readFileSync('tools/segmentation/everyday-readings.txt', 'utf8')
			.split('\n')
			.map((line) => line.replace(/\[[^\]]*\]/g, '')),
	)
	const texts = sentences.map((line) => line.replace(/\[[^\]]*\]/g, ''))
	expect(texts.filter((text) => taught.has(text))).toEqual([])
})
