import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameInOrder } from '#app/domain/lesson-text/same-in-order.ts'

function same(one: string, other: string): string {
	return sameInOrder([...one], [...other])
		.map(([at]) => [...one][at])
		.join('')
}

test.each([
	['我爱你', '我不爱你', '我爱你'],
	['我爱你爱', '你爱我爱', '你爱'],
	['早上好', '', ''],
	['', '', ''],
	['大家好好学习', '大家都好好学', '大家好好学'],
	['天天向上', '天上', '天上'],
])('%s and %s have %s in common', (one, other, common) => {
	expect(same(one, other)).toBe(common)
})

test('thousands of lines are compared fast', () => {
	const lines = Array.from({ length: 5000 }, (_, at) => `第${at % 4000}句`)
	const moved = [...lines.slice(2500), '新', ...lines.slice(0, 2500)]
	expect(sameInOrder(lines, moved).length).toBeGreaterThan(1400)
	expect(sameInOrder(lines, lines.toReversed()).length).toBeGreaterThan(0)
})

test('pairs are equal items in increasing order on both sides', () => {
	const texts = fc.array(fc.constantFrom('我', '爱', '学', '习', '。'), { maxLength: 30 })
	fc.assert(
		fc.property(texts, texts, (one, other) => {
			const pairs = sameInOrder(one, other)
			for (const [index, [a, b]] of pairs.entries()) {
				expect(one[a]).toBe(other[b])
				const [beforeA, beforeB] = pairs[index - 1] ?? [-1, -1]
				expect(a > beforeA && b > beforeB).toBe(true)
			}
		}),
	)
})
