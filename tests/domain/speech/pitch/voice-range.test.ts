import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contourOf } from '#app/domain/speech/pitch/contour.ts'
import { heightIn, rangeOf } from '#app/domain/speech/pitch/voice-range.ts'
import { first, fourth, framesOf, second, third, tone } from '#tests/support/synthetic-voice.ts'

test('a low and a high voice that say the same look the same', () => {
	const lowest = fc.double({ min: 80, max: 220, noNaN: true })
	fc.assert(
		fc.property(lowest, lowest, (one, other) => {
			const heights = [one, other].map((hz) => {
				const said = [tone([5, 5], hz), tone([5, 1], hz), tone([2, 1, 4], hz)]
				const contour = contourOf(framesOf(said))
				const range = rangeOf(contour)
				return contour.flat().map(({ semitones }) => range && heightIn(range, semitones))
			})
			expect(heights[0]).toHaveLength(heights[1]?.length ?? 0)
			for (const [index, height] of (heights[0] ?? []).entries()) {
				expect(height).toBeCloseTo(heights[1]?.[index] ?? Number.NaN, 5)
			}
		}),
	)
})

test('all points are inside the range', () => {
	const contour = contourOf(framesOf([first, second, third, fourth]))
	const range = rangeOf(contour) ?? expect.fail()
	for (const { semitones } of contour.flat()) {
		const height = heightIn(range, semitones)
		expect(height).toBeGreaterThanOrEqual(0)
		expect(height).toBeLessThanOrEqual(1)
	}
})

test('a voice that hardly moves is not blown up', () => {
	const range = rangeOf(contourOf(framesOf([(at) => 150 + at]))) ?? expect.fail()
	expect(range.high - range.low).toBeCloseTo(6)
})

test('without pitch there is no range', () => {
	expect(rangeOf([])).toBeUndefined()
})
