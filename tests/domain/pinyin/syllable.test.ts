import { expect, test } from 'vitest'
import { isSyllable, splitSyllables, syllables } from '#app/domain/pinyin/syllable.ts'

test('the table holds each syllable once, in lower case', () => {
	expect(new Set(syllables).size).toBe(syllables.length)
	expect(syllables.filter((syllable) => !/^[a-zü]+$/.test(syllable))).toEqual([])
})

test.each(['han', 'lu', 'lü', 'nüe', 'zhuang', 'er', 'r', 'ng', 'shei'])(
	'%s is a syllable',
	(s) => {
		expect(isSyllable(s)).toBe(true)
	},
)

test.each(['', 'hsk', 'mp', 'hao4', 'lv', 'bun', 'Han'])('"%s" is no syllable', (s) => {
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
])('%s is cut at its syllables', (run, pieces) => {
	expect(splitSyllables(run, isSyllable)).toEqual(pieces)
})

test('a longest piece that leads nowhere is given up for a shorter one', () => {
	expect(splitSyllables('banan', (piece) => ['ban', 'ba', 'nan'].includes(piece))).toEqual([
		'ba',
		'nan',
	])
})

test('a run with endlessly many cuts, none of which reaches its end, is soon given up', () => {
	expect(splitSyllables(`${'ananan'.repeat(1_000)}q`, isSyllable)).toBeUndefined()
})
