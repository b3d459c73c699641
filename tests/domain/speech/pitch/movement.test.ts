import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contourOf } from '#app/domain/speech/pitch/contour.ts'
import { movementOf } from '#app/domain/speech/pitch/movement.ts'
import { rangeOf } from '#app/domain/speech/pitch/voice-range.ts'
import {
	first,
	fourth,
	framesOf,
	type Melody,
	second,
	silence,
	third,
	tone,
} from '#tests/support/synthetic-voice.ts'

function movements(said: readonly Melody[], lengthMs = 300): (string | undefined)[] {
	const contour = contourOf(framesOf(said, lengthMs))
	const range = rangeOf(contour) ?? { low: 0, high: 12 }
	return said.map((_, index) =>
		movementOf(contour, { from: index * lengthMs, to: (index + 1) * lengthMs }, range),
	)
}

test('the four tones are told apart', () => {
	expect(movements([first, second, third, fourth])).toEqual([
		'stays high',
		'rises',
		'falls and rises',
		'falls',
	])
})

test('they are told apart in any voice', () => {
	fc.assert(
		fc.property(fc.double({ min: 75, max: 260, noNaN: true }), (hz) => {
			const said = [
				[5, 5],
				[3, 5],
				[2, 1, 4],
				[5, 1],
			].map((levels) => tone(levels, hz))
			expect(movements(said)).toEqual(['stays high', 'rises', 'falls and rises', 'falls'])
		}),
	)
})

test('a level pitch is placed in the range of the voice', () => {
	expect(movements([first, tone([3, 3]), tone([1, 1])])).toEqual([
		'stays high',
		'stays in the middle',
		'stays low',
	])
})

test('a pitch that rises and falls again is described as that', () => {
	expect(movements([tone([1, 5, 1])])).toEqual(['rises and falls'])
})

test('less than one and a half semitones are no movement', () => {
	fc.assert(
		fc.property(fc.double({ min: -1.4, max: 1.4, noNaN: true }), (semitones) => {
			const nearly: Melody = (at) => 200 * 2 ** ((semitones * at) / 12)
			expect(movements([nearly])[0]).toMatch(/^stays/)
		}),
	)
})

test('a syllable with hardly any pitch is not described', () => {
	const creaking: Melody = (at) => (at < 0.15 ? 120 : undefined)
	expect(movements([first, creaking, silence])).toEqual(['stays high', undefined, undefined])
})
