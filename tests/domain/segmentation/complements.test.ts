import { expect, test } from 'vitest'
import { addComplements } from '#app/domain/segmentation/complements.ts'
import { newLattice } from '#app/domain/segmentation/lattice.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test('verb, 不 or 得, and result are three words', () => {
	expect(cut('黑板上的字写不完。')).toBe('黑板 上 的 字 写 不 完 。')
	expect(cut('他爬不上去。')).toBe('他 爬 不 上去 。')
	expect(cut('这么多钱他拿得出来吗？')).toBe('这么 多 钱 他 拿 得 出来 吗 ？')
	expect(cut('我说不清楚')).toBe('我 说 不 清楚')
})

test('a verb is one word with a result that means something else alone', () => {
	expect(cut('这箱子我搬不了，也拉不动。')).toBe('这 箱子 我 搬不了 ， 也 拉不动 。')
	expect(cut('他睡不着，也坐不住。')).toBe('他 睡不着 ， 也 坐不住 。')
	expect(cut('这么贵，谁开得起？')).toBe('这么 贵 ， 谁 开得起 ？')
	expect(cut('他停住不动，并不上心。')).toBe('他 停住 不 动 ， 并 不 上心 。')
	expect(cut('谁也改变不了他。')).toBe('谁 也 改变不了 他 。')
	expect(cut('谁也说服不了他。')).toBe('谁 也 说服 不了 他 。')
	expect(cut('他换得了新车。')).toBe('他 换 得 了 新 车 。')
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
	const lattice = newLattice(realDictionary, '跑得很快')
	addComplements(lattice, 0)
	expect([...lattice.best.subarray(1, 5)]).toEqual(new Array(4).fill(Number.POSITIVE_INFINITY))
})

test('to and fro is four words', () => {
	expect(cut('我看来看去，消息传来传去。')).toBe('我 看 来 看 去 ， 消息 传 来 传 去 。')
	expect(cut('孩子跑来跑去，他直来直去。')).toBe('孩子 跑 来 跑 去 ， 他 直来直去 。')
})

test('words that have no result are not torn apart', () => {
	expect(cut('但是不去，还是不懂，就是不走。')).toBe('但是 不 去 ， 还是 不 懂 ， 就是 不 走 。')
	expect(cut('他从来不去，开会不来。')).toBe('他 从来 不 去 ， 开会 不 来 。')
	expect(cut('我来不了，也去不成。')).toBe('我 来不了 ， 也 去 不 成 。')
})
