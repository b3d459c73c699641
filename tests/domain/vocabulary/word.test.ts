import { expect, test } from 'vitest'
import { hskLevelOf } from '#app/domain/vocabulary/level-row.ts'
import { type Word, wordSchema } from '#app/domain/vocabulary/word.ts'

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
	expect(hskLevelOf(read.levels, '2.0')).toBe('HSK7+')
})

test.each([
	['another status', { status: 2 }],
	['a level of another test', { levels: [{ type: 'TOCFL', level: 'HSK1' }] }],
	['an unknown level', { levels: [{ type: 'HSK', level: 'HSK7' }] }],
	['no pinyin', { pinyin: '' }],
])('%s is refused', (_, change) => {
	expect(wordSchema.safeParse({ ...hobby, ...change }).success).toBe(false)
})

const hand = { type: 'HSK', level: 'HSK2' } as const
const old = { type: 'HSK', level: 'HSK3', edition: '2.0' } as const
const official = { type: 'HSK', level: 'HSK1', edition: '3.0' } as const
const derived = { type: 'HSK', level: 'HSK4', edition: '3.0', isDerived: true } as const

test.each([
	['the level of the reader’s edition counts', [old, official], '3.0', 'HSK1'],
	['whatever the order', [official, old], '2.0', 'HSK3'],
	['a level set by hand counts in each edition', [old, official, hand], '3.0', 'HSK2'],
	['also in one that has none', [hand], '2026', 'HSK2'],
	['a derived level counts where the list has none', [old, derived], '3.0', 'HSK4'],
	['a listed level counts before a derived one', [derived, official], '3.0', 'HSK1'],
	['a level of another edition does not count', [old, official], '2026', undefined],
	['a word may have none', [], '2.0', undefined],
] as const)('%s', (_, levels, edition, level) => {
	expect(hskLevelOf(levels, edition)).toBe(level)
})
