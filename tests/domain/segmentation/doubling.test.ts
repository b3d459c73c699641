import { expect, test } from 'vitest'
import { addDoublings } from '#app/domain/segmentation/doubling.ts'
import { newLattice } from '#app/domain/segmentation/lattice.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test('a reduplicated verb is one word', () => {
	expect(cut('你看看，我们商量商量。')).toBe('你 看看 ， 我们 商量商量 。')
	expect(cut('休息休息再走走吧')).toBe('休息休息 再 走走 吧')
})

test('reduplicated names, measure words and adjectives are one word', () => {
	expect(cut('芳芳和婷婷看见一条条小河。')).toBe('芳芳 和 婷婷 看见 一 条条 小河 。')
	expect(cut('一个个孩子；一个个子很高的人')).toBe('一 个个 孩子 ； 一 个 个子 很 高 的 人')
	expect(cut('天上有白白的云，汤甜甜的。')).toBe('天上 有 白白 的 云 ， 汤 甜甜 的 。')
})

test('adjacent words that share a character are not a reduplication', () => {
	expect(cut('他是教育厅厅长。')).toBe('他 是 教育厅 厅长 。')
	expect(cut('对对对！')).toBe('对 对 对 ！')
	expect(cut('对了对了')).toBe('对 了 对 了')
})

test('a reduplicated adjective is one word, also with 儿', () => {
	expect(cut('孩子高高兴兴地回家，慢慢儿走。')).toBe('孩子 高高兴兴 地 回家 ， 慢慢儿 走 。')
	expect(cut('房间干干净净的')).toBe('房间 干干净净 的')
})

test('一 and 了 between repeated verbs are words', () => {
	expect(cut('你看一看，他想了想，站一站。')).toBe('你 看 一 看 ， 他 想 了 想 ， 站 一 站 。')
	expect(cut('她理了理头发。')).toBe('她 理 了 理 头发 。')
})

test('an A-not-A question of a two-character word is one word', () => {
	expect(cut('你喜不喜欢吃苹果？')).toBe('你 喜不喜欢 吃 苹果 ？')
	expect(cut('你可不可以来？')).toBe('你 可不可以 来 ？')
	expect(cut('你是不是学生？你去不去？')).toBe('你 是不是 学生 ？ 你 去 不 去 ？')
})

test('an A-not-A question of a common verb is three words', () => {
	expect(cut('你喝不喝茶？')).toBe('你 喝 不 喝茶 ？')
	expect(cut('他吃没吃饭？')).toBe('他 吃 没 吃饭 ？')
	expect(cut('好不好看？能不能便宜一点儿？')).toBe('好 不 好看 ？ 能 不 能 便宜 一点儿 ？')
	expect(cut('你有没有钱？这儿有没有厕所？')).toBe('你 有没有 钱 ？ 这儿 有没有 厕所 ？')
})

test('nouns are not reduplicated', () => {
	expect(cut('人民人民')).toBe('人民 人民')
})

test('nothing is added without repetition', () => {
	const lattice = newLattice(realDictionary, '学习汉语')
	addDoublings(lattice, 0)
	expect([...lattice.best.subarray(1, 5)]).toEqual(new Array(4).fill(Number.POSITIVE_INFINITY))
})
