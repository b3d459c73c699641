import { expect, test } from 'vitest'
import { isInTable, syllableTable } from '#app/domain/speech/sounds/syllable-table.ts'

const row = (initial: string) => syllableTable.find((one) => one.initial === initial)?.families

test('a syllable stands in the row of its initial and the column of its final', () => {
	expect(row('m')).toMatchObject({
		open: expect.arrayContaining(['ma', 'mei', 'mo']),
		i: expect.arrayContaining(['mi', 'mian']),
		u: ['mu'],
		ü: [],
	})
	expect(row('l')?.ü).toEqual(['lü', 'lüe'])
	expect(row('j')).toMatchObject({ open: [], u: [], ü: ['jiong', 'ju', 'juan', 'jue', 'jun'] })
})

test('the hum of zhi and zi is no i', () => {
	expect(row('zh')?.open).toContain('zhi')
	expect(row('s')?.open).toContain('si')
	expect(row('sh')?.i).toEqual([])
})

test('y and w spell what has no initial', () => {
	const none = row('')
	expect(none?.i).toEqual(expect.arrayContaining(['ya', 'yi', 'ying', 'you']))
	expect(none?.u).toEqual(['wa', 'wai', 'wan', 'wang', 'wei', 'wen', 'weng', 'wo', 'wu'])
	expect(none?.ü).toEqual(['yong', 'yu', 'yuan', 'yue', 'yun'])
})

test('about four hundred syllables stand in the table, each once', () => {
	const all = syllableTable.flatMap(({ families }) => Object.values(families).flat())
	expect(new Set(all).size).toBe(all.length)
	expect(all.length).toBeGreaterThan(395)
	expect(all.length).toBeLessThan(410)
	expect(isInTable('ma')).toBe(true)
	expect(isInTable('hng')).toBe(false)
	expect(isInTable('maa')).toBe(false)
})
