import { expect, test } from 'vitest'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import {
	findMisleading,
	misleadingPlaces,
	readLabelledLines,
	sentenceIn,
} from './misleading-cuts.ts'

const wordsOf = (row: string) => readLabelledLines(`1 open ${row}\n`)[0]?.words ?? []

test('a row has a line, its half, and the lengths of its words', () => {
	expect(readLabelledLines('# a comment\n7 closed 2 1!\n')).toEqual([
		{
			line: 7,
			half: 'closed',
			words: [
				{ length: 2, isCertain: false },
				{ length: 1, isCertain: true },
			],
		},
	])
})

test('both halves have some 1,500 words', () => {
	for (const half of ['open', 'closed']) {
		const labelled = readLabelledLines().filter((one) => one.half === half)
		expect(labelled.flatMap(({ words }) => words).length).toBeGreaterThan(1_500)
	}
})

test('a sentence stands without the marks around its polyphone', () => {
	const [first] = readLabelledLines('2 open 1\n')
	expect(first && sentenceIn(['他好', '▁长▁大了\r'], first)).toBe('长大了')
})

test('a word that cuts into another one misleads', () => {
	expect(misleadingPlaces(wordsOf('2 2'), ['研究生', '命'])).toEqual(['研究生 | 命'])
})

test('finer and coarser words mislead only where the label is certain', () => {
	expect(misleadingPlaces(wordsOf('2 1 1'), ['民', '主', '化了'])).toEqual([])
	expect(misleadingPlaces(wordsOf('2! 1!'), ['反应时'])).toEqual(['反应时'])
	expect(misleadingPlaces(wordsOf('1 2!'), ['他', '人', '设'])).toEqual(['人 | 设'])
	expect(misleadingPlaces(wordsOf('2! 1!'), ['反应', '时'])).toEqual([])
})

test('words are counted, and misleading places are named', () => {
	const labelled = readLabelledLines('1 open 1! 2! 1\n')
	expect(findMisleading(labelled, ['首班车。'], realDictionary)).toEqual({
		words: 2,
		places: ['首班车'],
	})
})
