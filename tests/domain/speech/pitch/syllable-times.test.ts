import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Span } from '#app/domain/speech/pitch/contour.ts'
import { lengthOf, placeSyllables, placeWords } from '#app/domain/speech/pitch/syllable-times.ts'

/** Sounds with pauses between them. */
const sounding = fc
	.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 50, max: 900 })), {
		minLength: 1,
		maxLength: 5,
	})
	.map((pairs) => {
		let at = 0
		return pairs.map(([pause, length]): Span => {
			const from = at + pause
			at = from + length
			return { from, to: at }
		})
	})
const lengths = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 })

test('without times, syllables share what sounds equally', () => {
	expect(placeSyllables([1, 1], [{ from: 100, to: 500 }])).toEqual([
		{ from: 100, to: 300 },
		{ from: 300, to: 500 },
	])
})

test('a pause belongs to no syllable', () => {
	const heard = [
		{ from: 0, to: 300 },
		{ from: 800, to: 1100 },
	]
	expect(placeSyllables([1, 1], heard)).toEqual(heard)
})

test('syllables stand in order, inside what sounds, from its start to its end', () => {
	fc.assert(
		fc.property(lengths, sounding, (lengths, heard) => {
			const placed = placeSyllables(lengths, heard)
			expect(placed).toHaveLength(lengths.length)
			expect(placed[0]?.from).toBeCloseTo(heard[0]?.from ?? Number.NaN)
			expect(placed.at(-1)?.to).toBeCloseTo(heard.at(-1)?.to ?? Number.NaN)
			for (const [index, span] of placed.entries()) {
				expect(span.to).toBeGreaterThan(span.from)
				expect(span.from).toBeGreaterThanOrEqual((placed[index - 1]?.to ?? 0) - 1e-6)
			}
		}),
	)
})

test('in one stretch of sound, syllables keep their proportions', () => {
	fc.assert(
		fc.property(lengths, fc.integer({ min: 100, max: 5000 }), (lengths, to) => {
			const total = lengths.reduce((sum, length) => sum + length, 0)
			for (const [index, span] of placeSyllables(lengths, [{ from: 0, to }]).entries()) {
				expect(lengthOf(span) / to).toBeCloseTo((lengths[index] ?? 0) / total)
			}
		}),
	)
})

test('the voice’s own times of words place its syllables', () => {
	const words = [
		{ syllables: 2, startMs: 0 },
		{ syllables: 1, startMs: 700 },
	]
	expect(placeWords(words, [{ from: 0, to: 1000 }])).toEqual([
		{ from: 0, to: 350 },
		{ from: 350, to: 700 },
		{ from: 700, to: 1000 },
	])
})

test('a word ends before the pause behind it', () => {
	const words = [
		{ syllables: 1, startMs: 0 },
		{ syllables: 1, startMs: 900 },
	]
	const heard = [
		{ from: 0, to: 400 },
		{ from: 900, to: 1200 },
	]
	expect(placeWords(words, heard)).toEqual(heard)
})

test('a word without a time shares that of the word before it', () => {
	const words = [
		{ syllables: 1, startMs: 0 },
		{ syllables: 1, startMs: undefined },
		{ syllables: 1, startMs: 600 },
	]
	expect(placeWords(words, [{ from: 0, to: 900 }]).map(({ from }) => from)).toEqual([0, 300, 600])
})

test('each syllable has a place, whatever times the voice gives', () => {
	const word = fc.record({
		syllables: fc.integer({ min: 1, max: 4 }),
		startMs: fc.option(fc.integer({ min: 0, max: 6000 }), { nil: undefined }),
	})
	fc.assert(
		fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), sounding, (words, heard) => {
			const syllables = words.reduce((sum, { syllables }) => sum + syllables, 0)
			expect(placeWords(words, heard)).toHaveLength(syllables)
		}),
	)
})

test('in silence nothing is placed', () => {
	expect(placeSyllables([1, 1], [])).toEqual([])
	expect(placeSyllables([], [{ from: 0, to: 1 }])).toEqual([])
})
