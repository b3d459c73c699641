import { expect, test } from 'vitest'
import {
	lengthsOf,
	linesIn,
	melodyOfRecording,
	melodyOfVoice,
	movementIn,
} from '#app/domain/speech/pitch/melody.ts'
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

const tones = [first, second, third, fourth]

function heard(melodies: readonly Melody[], syllables = melodies.length) {
	const words = Array.from({ length: syllables }, () => ({ syllables: 1, startMs: undefined }))
	return melodyOfVoice(framesOf(melodies), words) ?? expect.fail('nothing heard')
}

test('the tones of a voice stand over their syllables', () => {
	const melody = heard(tones)
	expect(tones.map((_, index) => movementIn(melody, index))).toEqual([
		'stays high',
		'rises',
		'falls and rises',
		'falls',
	])
})

test('a learner who pauses between words is not out of step', () => {
	const voice = heard([first, fourth, second])
	const own = melodyOfRecording(
		framesOf([silence, first, silence, silence, fourth, second, silence]),
		lengthsOf(voice),
	)
	expect([0, 1, 2].map((index) => own && movementIn(own, index))).toEqual([
		'stays high',
		'falls',
		'rises',
	])
})

test('a slow and low learner looks like a fast and high voice', () => {
	const lengths = lengthsOf(heard([first, fourth]))
	const slow = framesOf([tone([5, 5], 90), tone([5, 1], 90)], 600)
	const own = melodyOfRecording(slow, lengths) ?? expect.fail()
	const [start, end] = [linesIn(own, 1)[0]?.[0], linesIn(own, 1)[0]?.at(-1)]
	expect(start?.[1]).toBeGreaterThan(0.9)
	expect(end?.[1]).toBeLessThan(0.1)
	expect(movementIn(own, 0)).toBe('stays high')
})

test('lines stay near their syllable and inside the range', () => {
	const melody = heard(tones)
	for (const index of tones.keys()) {
		for (const [at, height] of linesIn(melody, index).flat()) {
			expect(at).toBeGreaterThan(-0.1)
			expect(at).toBeLessThan(1.1)
			expect(height >= 0 && height <= 1).toBe(true)
		}
	}
})

test('silence has no melody', () => {
	expect(melodyOfVoice(framesOf([silence]), [{ syllables: 1, startMs: 0 }])).toBeUndefined()
	expect(melodyOfRecording(framesOf([silence]), [1])).toBeUndefined()
	expect(melodyOfRecording([], [])).toBeUndefined()
})
