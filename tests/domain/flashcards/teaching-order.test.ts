import { expect, test } from 'vitest'
import { inTeachingOrder } from '#app/domain/flashcards/teaching-order.ts'

function order(frequent: string, met: string): string {
	const words = [...frequent].map((word) => ({ word }))
	return inTeachingOrder(words, [...met])
		.map(({ word }) => word)
		.join('')
}

test('words of the courses and frequent words take turns', () => {
	expect(order('的我你了是茶猫', '我茶是')).toBe('我的茶是你了猫')
})

test('a word of both lists comes once, and a word of another deck does not come', () => {
	expect(order('的我', '我北我京的')).toBe('我的')
})

test('without courses the most frequent words come first', () => {
	expect(order('的我你', '')).toBe('的我你')
})

test('the first number brings all up to ten, in their order', () => {
	expect(order('的三我一你二九', '')).toBe('的一二三九我你')
})

test('words with several readings keep all of them', () => {
	const readings = [
		{ word: '还', pinyin: 'hái' },
		{ word: '去', pinyin: 'qù' },
		{ word: '还', pinyin: 'huán' },
	]
	expect(inTeachingOrder(readings, ['还'])).toHaveLength(3)
})
