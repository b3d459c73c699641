import { expect, test } from 'vitest'
import { addComplements } from '#app/domain/segmentation/complements.ts'
import { newLattice } from '#app/domain/segmentation/lattice.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test('verb, 不 or 得, and result are three words', () => {
	expect(cut('黑板上的字写不完。')).toBe('黑板 上 的 字 写 不 完 。')
	expect(cut('他跑不了，爬不上去。')).toBe('他 跑 不 了 ， 爬 不 上去 。')
	expect(cut('这么多钱他拿得出来吗？')).toBe('这么 多 钱 他 拿 得 出来 吗 ？')
	expect(cut('我说不清楚')).toBe('我 说 不 清楚')
})

test('complements in the dictionary are one word', () => {
	expect(cut('我看不见，也听不懂，找不到他。')).toBe('我 看不见 ， 也 听不懂 ， 找不到 他 。')
	expect(cut('我听得见')).toBe('我 听得见')
})

test('a verb with its result is one word if the dictionary has it', () => {
	expect(cut('我看见他了，听懂了他的话。')).toBe('我 看见 他 了 ， 听懂 了 他 的 话 。')
})

test('完 and a direction of two syllables are words of their own', () => {
	expect(cut('他吃完了饭，拿出来一本书。')).toBe('他 吃 完 了 饭 ， 拿 出来 一 本 书 。')
	expect(cut('他停下来，把饼翻过来。')).toBe('他 停 下来 ， 把 饼 翻 过来 。')
})

test('得 before an adverb is not a potential complement', () => {
	expect(cut('她跑得很快，长得漂亮。')).toBe('她 跑 得 很 快 ， 长 得 漂亮 。')
	const lattice = newLattice(4)
	addComplements(lattice, realDictionary, '跑得很快', 0)
	expect([...lattice.best.subarray(1, 5)]).toEqual(new Array(4).fill(Number.POSITIVE_INFINITY))
})
