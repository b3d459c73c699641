import { expect, test } from 'vitest'
import { addDoublings } from '#app/domain/segmentation/doubling.ts'
import { newLattice } from '#app/domain/segmentation/lattice.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const cut = (text: string) => segment(realDictionary, text).join(' ')

test('a doubled verb is one word', () => {
	expect(cut('你看看，我们商量商量。')).toBe('你 看看 ， 我们 商量商量 。')
	expect(cut('休息休息再走走吧')).toBe('休息休息 再 走走 吧')
})

test('a doubled adjective is one word, with its 儿 too', () => {
	expect(cut('孩子高高兴兴地回家，慢慢儿走。')).toBe('孩子 高高兴兴 地 回家 ， 慢慢儿 走 。')
	expect(cut('房间干干净净的')).toBe('房间 干干净净 的')
})

test('一 and 了 stand between the two as words', () => {
	expect(cut('你看一看，他想了想，站一站。')).toBe('你 看 一 看 ， 他 想 了 想 ， 站 一 站 。')
})

test('the half of a word in a question belongs to the word', () => {
	expect(cut('你喜不喜欢吃苹果？')).toBe('你 喜不喜欢 吃 苹果 ？')
	expect(cut('你可不可以来？')).toBe('你 可不可以 来 ？')
	expect(cut('你是不是学生？你去不去？')).toBe('你 是不是 学生 ？ 你 去 不 去 ？')
})

test('what is no verb is not doubled', () => {
	expect(cut('人民人民')).toBe('人民 人民')
})

test('nothing is added where nothing is said twice', () => {
	const lattice = newLattice(4)
	addDoublings(lattice, realDictionary, '学习汉语', 0)
	expect([...lattice.best.subarray(1, 5)]).toEqual(new Array(4).fill(Number.POSITIVE_INFINITY))
})
