import { expect, test } from 'vitest'
import { newLattice } from '#app/domain/segmentation/lattice.ts'
import { addManner } from '#app/domain/segmentation/manner.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test('地 before a verb is the particle even if both are also a word', () => {
	expect(cut('他高兴地点了点头。')).toBe('他 高兴 地 点 了 点 头 。')
	expect(cut('她随便地理了理头发。')).toBe('她 随便 地 理 了 理 头发 。')
	expect(cut('妈妈小心地带着孩子，慢慢地上了车。')).toBe(
		'妈妈 小心 地 带 着 孩子 ， 慢慢 地 上 了 车 。',
	)
	expect(cut('雨不停地下着。')).toBe('雨 不停 地 下 着 。')
	expect(cut('他高兴地带我去公园。')).toBe('他 高兴 地 带 我 去 公园 。')
	expect(cut('我们要勇敢地面对困难。')).toBe('我们 要 勇敢 地 面对 困难 。')
	expect(cut('爷爷高高兴兴地点了三个菜。')).toBe('爷爷 高高兴兴 地 点 了 三 个 菜 。')
})

test('nouns that begin with 地 stay words', () => {
	expect(cut('书掉在地上了，杯子也掉地上了。')).toBe('书 掉 在 地上 了 ， 杯子 也 掉 地上 了 。')
	expect(cut('他有重要地位。')).toBe('他 有 重要 地位 。')
	expect(cut('偏远地区分为三类。')).toBe('偏远 地区 分为 三 类 。')
	expect(cut('请把地点告诉我。')).toBe('请 把 地点 告诉 我 。')
})

test('a word and the particle are one step with a cut between them', () => {
	const text = '小心地带着'
	const lattice = newLattice(realDictionary, text)
	addManner(lattice, 0, 2, 90)
	expect([lattice.best[3], lattice.from[3], lattice.shapes[3]]).toEqual([expect.any(Number), 0, 2])
	expect(lattice.best[3]).toBeLessThan(Number.POSITIVE_INFINITY)
})
