import { expect, test } from 'vitest'
import { hskLevelOf, type Word, wordSchema } from '#app/domain/vocabulary/word.ts'

const hobby: Word = {
	word: '爱好',
	traditional: '愛好',
	pinyin: 'ài hào',
	poses: ['noun'],
	meaning: { noun: { definition: 'interest; hobby' } },
	levels: [{ type: 'HSK', level: 'HSK3', edition: '2.0' }],
	status: 1,
	isCustom: false,
}

test('a complete word is valid', () => {
	expect(wordSchema.parse(hobby)).toEqual(hobby)
})

test('the traditional form and the edition are optional', () => {
	const { traditional: _, ...word } = hobby
	const read = wordSchema.parse({ ...word, levels: [{ type: 'HSK', level: 'HSK7+' }] })
	expect(read.traditional).toBeUndefined()
	expect(hskLevelOf(read.levels)).toBe('HSK7+')
})

test.each([
	['another status', { status: 2 }],
	['a level of another test', { levels: [{ type: 'TOCFL', level: 'HSK1' }] }],
	['an unknown level', { levels: [{ type: 'HSK', level: 'HSK7' }] }],
	['no pinyin', { pinyin: '' }],
])('%s is refused', (_, change) => {
	expect(wordSchema.safeParse({ ...hobby, ...change }).success).toBe(false)
})

test('the newest edition wins, and a level set by hand wins over both', () => {
	const old = { type: 'HSK', level: 'HSK3', edition: '2.0' } as const
	const official = { type: 'HSK', level: 'HSK1', edition: '3.0' } as const
	const byHand = { type: 'HSK', level: 'HSK2' } as const
	expect(hskLevelOf([old, official])).toBe('HSK1')
	expect(hskLevelOf([official, old])).toBe('HSK1')
	expect(hskLevelOf([byHand, official, old])).toBe('HSK2')
	expect(hskLevelOf([])).toBeUndefined()
})
