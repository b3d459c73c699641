import { expect, test } from 'vitest'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { readHeadwords } from '#tools/segmentation/headwords.ts'

test('headwords contain hanzi, sorted and unique', () => {
	const words = readHeadwords(readSources())
	expect(words.length).toBeGreaterThan(115_000)
	expect(new Set(words).size).toBe(words.length)
	expect([...words].sort()).toEqual(words)
	for (const word of ['学习', 'T恤', '卡拉OK', '〇', '焦圈', '高三']) expect(words).toContain(word)
	for (const word of ['OK', '阿·亚', '失败，是成功之母']) expect(words).not.toContain(word)
})
