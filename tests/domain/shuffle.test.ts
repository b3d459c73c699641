import { expect, test } from 'vitest'
import { shuffled } from '#app/domain/shuffle.ts'

const words = ['一', '二', '三', '四']

test('the same seed gives the same order and loses nothing', () => {
	expect(shuffled(words, '谢谢:1')).toEqual(shuffled(words, '谢谢:1'))
	expect([...shuffled(words, '谢谢:1')].sort()).toEqual([...words].sort())
})

test('over many seeds each item stands in each place about equally often', () => {
	const first = new Map<string, number>()
	for (let seed = 0; seed < 4000; seed++) {
		const word = shuffled(words, `card-${seed}`)[0] ?? ''
		first.set(word, (first.get(word) ?? 0) + 1)
	}
	for (const word of words) {
		expect(first.get(word)).toBeGreaterThan(850)
		expect(first.get(word)).toBeLessThan(1150)
	}
})
