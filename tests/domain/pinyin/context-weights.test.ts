import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWeights, packWeights, placeBits } from '#app/domain/pinyin/context-weights.ts'
import { costlyRuns } from '#tests/support/length.ts'

const size = 1 << placeBits

test('weights survive packing', () => {
	const place = fc.tuple(fc.integer({ min: 0, max: size - 1 }), fc.integer({ min: -127, max: 127 }))
	fc.assert(
		fc.property(fc.array(place, { maxLength: 50 }), (places) => {
			const weights = new Int8Array(size)
			for (const [at, weight] of places) weights[at] = weight
			const opened = openWeights(packWeights(weights))
			expect(Buffer.from(opened.buffer).equals(Buffer.from(weights.buffer))).toBe(true)
		}),
		{ numRuns: costlyRuns },
	)
})

test('zero weights take no space', () => {
	const weights = new Int8Array(size)
	expect(packWeights(weights)).toEqual(new Uint8Array())
	weights[5] = -3
	weights[200] = 7
	expect(packWeights(weights)).toEqual(Uint8Array.of(5, 253, 0x80 | 67, 1, 7))
})

test('other bytes are refused', () => {
	expect(() => openWeights(Uint8Array.of(5))).toThrow('no weights')
	expect(() => openWeights(Uint8Array.of(0xff, 0xff, 0xff, 0x7f, 1))).toThrow('no weights')
})
