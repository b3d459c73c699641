import { expect, test } from 'vitest'
import { isSyllable, splitSyllables, syllables } from '#app/domain/pinyin/syllable.ts'

test('the table has each syllable once, in lower case', () => {
	expect(new Set(syllables).size).toBe(syllables.length)
	expect(syllables.filter((syllable) => !/^[a-zü]+$/.test(syllable))).toEqual([])
})

test.each(['han', 'lu', 'lü', 'nüe', 'zhuang', 'er', 'r', 'ng', 'shei'])(
	'%s is a syllable',
	(s) => {
		expect(isSyllable(s)).toBe(true)
	},
)

test.each(['', 'hsk', 'mp', 'hao4', 'lv', 'bun', 'Han'])('"%s" is not a syllable', (s) => {
	expect(isSyllable(s)).toBe(false)
})

test.each([
	['xuexi', ['xue', 'xi']],
	['xian', ['xian']],
	['nar', ['na', 'r']],
	['zhongguoren', ['zhong', 'guo', 'ren']],
	['fangan', ['fan', 'gan']],
	['haoa', ['hao', 'a']],
	['hello', undefined],
])('%s is split into syllables', (run, pieces) => {
	expect(splitSyllables(run, isSyllable)).toEqual(pieces)
})

test('a shorter piece is tried if the longest leads nowhere', () => {
	expect(splitSyllables('banan', (piece) => ['ban', 'ba', 'nan'].includes(piece))).toEqual([
		'ba',
		'nan',
	])
})
