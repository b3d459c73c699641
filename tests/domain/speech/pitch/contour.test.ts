import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contourOf, semitonesOf, soundingSpans } from '#app/domain/speech/pitch/contour.ts'
import { first, fourth, framesOf, silence, tone } from '#tests/support/synthetic-voice.ts'

const hz = fc.double({ min: 80, max: 400, noNaN: true })

test('a level voice is one line at its pitch', () => {
	const contour = contourOf(framesOf([() => 220]))
	expect(contour).toHaveLength(1)
	expect(contour[0]).toHaveLength(30)
	for (const { semitones } of contour[0] ?? []) expect(semitones).toBeCloseTo(24)
})

test('an octave is twelve semitones, low or high', () => {
	fc.assert(
		fc.property(hz, (low) => {
			expect(semitonesOf(low * 2) - semitonesOf(low)).toBeCloseTo(12)
		}),
	)
})

test('a pause between two syllables is a gap', () => {
	const contour = contourOf(framesOf([first, silence, fourth]))
	expect(contour).toHaveLength(2)
	expect(contour[0]?.at(-1)?.ms).toBeLessThan(300)
	expect(contour[1]?.[0]?.ms).toBeGreaterThanOrEqual(600)
})

test('a moment heard an octave too high leaves no trace', () => {
	const frames = framesOf([() => 150])
	const wrong = frames.map((frame, index) => (index === 12 ? { ...frame, hz: 300 } : frame))
	const points = contourOf(wrong).flat()
	expect(Math.max(...points.map(({ semitones }) => semitones))).toBeCloseTo(semitonesOf(150))
})

test('doubtful, quiet and impossible pitches are left out', () => {
	const frames = framesOf([() => 150, () => 150])
	for (const wrong of [{ clarity: 0.5 }, { loudness: 0.002 }, { hz: 20 }, { hz: 2000 }]) {
		const spoilt = frames.map((frame, index) => (index < 30 ? { ...frame, ...wrong } : frame))
		expect(contourOf(spoilt).flat()).toHaveLength(30)
	}
})

test('times only grow, and smoothing invents no pitch', () => {
	const levels = fc.array(fc.double({ min: 1, max: 5, noNaN: true }), {
		minLength: 2,
		maxLength: 4,
	})
	fc.assert(
		fc.property(fc.array(levels, { minLength: 1, maxLength: 4 }), (syllables) => {
			const frames = framesOf(syllables.map((levels) => tone(levels)))
			const points = contourOf(frames).flat()
			const heard = frames.map((frame) => semitonesOf(frame.hz))
			for (const [index, { ms, semitones }] of points.entries()) {
				expect(ms).toBeGreaterThan(points[index - 1]?.ms ?? -1)
				expect(semitones).toBeGreaterThanOrEqual(Math.min(...heard) - 1e-9)
				expect(semitones).toBeLessThanOrEqual(Math.max(...heard) + 1e-9)
			}
		}),
	)
})

test('nothing heard is nothing drawn', () => {
	expect(contourOf([])).toEqual([])
	expect(soundingSpans([])).toEqual([])
	expect(contourOf(framesOf([silence]))).toEqual([])
	expect(soundingSpans(framesOf([silence]))).toEqual([])
})

test('what sounds is told from pauses, and clicks are no sound', () => {
	const frames = framesOf([silence, first, silence, fourth, silence])
	expect(soundingSpans(frames)).toEqual([
		{ from: 300, to: 600 },
		{ from: 900, to: 1200 },
	])
	const clicked = frames.map((frame, index) => (index === 5 ? { ...frame, loudness: 0.5 } : frame))
	expect(soundingSpans(clicked)[0]?.from).toBe(300)
})
