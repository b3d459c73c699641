import { expect, test } from 'vitest'
import { traditionalMeasureWord } from '#app/domain/vocabulary/traditional-measure-words.ts'
import { wholeSources } from '#tests/support/whole-dictionary.ts'

test('measure words are written as in traditional texts', () => {
	expect(['个', '只', '出', '本'].map(traditionalMeasureWord)).toEqual(['個', '隻', '齣', '本'])
})

/** 個|个[ge4] of "/book/CL:本[ben3],部[bu4]/" and the like. */
function measureWordsOfCedict() {
	return [...wholeSources.cedict.matchAll(/CL:([^/;]+)/g)]
		.flatMap(([, list = '']) => list.split(','))
		.map((one) => (one.split('[')[0] ?? '').trim().split('|'))
		.flatMap(([traditional, simplified]) => (simplified ? [{ traditional, simplified }] : []))
}

test('CC-CEDICT writes each of its measure words so', () => {
	const known = measureWordsOfCedict()
	expect(known.length).toBeGreaterThan(900)
	const unlike = known.filter(({ simplified, traditional }) => {
		return traditionalMeasureWord(simplified) !== traditional
	})
	expect(unlike).toEqual([])
})
