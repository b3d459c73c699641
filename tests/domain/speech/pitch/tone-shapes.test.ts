import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	type Tone,
	type TonedSyllable,
	toneShapes,
	withThirdTonesChanged,
} from '#app/domain/speech/pitch/tone-shapes.ts'

function said(...tones: (Tone | undefined)[]): TonedSyllable[] {
	return tones.map((tone) => ({ tone, endsPhrase: false }))
}

/** Chao's levels of each shape. */
function levels(syllables: readonly TonedSyllable[]): number[][] {
	return toneShapes(syllables).map((shape) => shape.map(([, height]) => height * 4 + 1))
}

test('the four tones have the shapes of Chao', () => {
	expect(levels(said(1, 2, 4, 3))).toEqual([
		[5, 5],
		[3, 5],
		[5, 1],
		[2, 1, 4],
	])
})

test('a third tone before another tone only falls', () => {
	expect(levels(said(3, 1))[0]).toEqual([2, 1])
})

test('a third tone before another one is said as a second', () => {
	expect(withThirdTonesChanged(said(3, 3))).toEqual([2, 3])
	expect(withThirdTonesChanged(said(3, 3, 3, 4))).toEqual([2, 2, 3, 4])
})

test('a pause keeps third tones as they are', () => {
	const [one, other] = said(3, 3)
	expect(one && other && withThirdTonesChanged([{ ...one, endsPhrase: true }, other])).toEqual([
		3, 3,
	])
})

test('a neutral tone has its height from the tone before it', () => {
	expect(levels(said(1, 5, 2, 5, 3, 5, 4, 5)).filter((_, index) => index % 2 === 1)).toEqual([
		[2, 2],
		[3, 3],
		[4, 4],
		[1, 1],
	])
})

test('what has no tone has no shape, and all shapes stay inside their syllable', () => {
	const tones = fc.constantFrom<Tone | undefined>(1, 2, 3, 4, 5, undefined)
	fc.assert(
		fc.property(fc.array(tones), (tones) => {
			const shapes = toneShapes(said(...tones))
			expect(shapes).toHaveLength(tones.length)
			for (const [index, shape] of shapes.entries()) {
				expect(shape.length > 0).toBe(tones[index] !== undefined)
				for (const place of shape.flat()) expect(place >= 0 && place <= 1).toBe(true)
			}
		}),
	)
})
