import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isStrokes, strokeFileName, strokesVersion } from '#app/domain/strokes/stroke-file.ts'

test('a file is named by the code of its character, also beyond the first plane', () => {
	expect(strokeFileName('你')).toBe('4f60.json')
	expect(strokeFileName('𠮷')).toBe('20bb7.json')
})

test('the address names the version of the package', () => {
	const text = readFileSync('node_modules/hanzi-writer-data/package.json', 'utf8')
	expect(JSON.parse(text)).toMatchObject({ version: strokesVersion })
})

test.each([
	['no object', null],
	['an error', { message: 'not found' }],
	['no strokes', { strokes: [], medians: [] }],
	['a median missing', { strokes: ['M 0 0', 'M 1 1'], medians: [[[0, 0]]] }],
	['a median that is text', { strokes: ['M 0 0'], medians: ['0,0'] }],
	['a point without y', { strokes: ['M 0 0'], medians: [[[0]]] }],
])('%s is refused', (_, value) => {
	expect(isStrokes(value)).toBe(false)
})
