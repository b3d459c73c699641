import fc from 'fast-check'
import { expect, test } from 'vitest'
import { err } from '#app/domain/result.ts'
import { toneWav } from '#tests/support/tone-wav.ts'
import { startsAsWav, wavSoundOf } from '#workers/speech/wav-sound.ts'

function soundOf(wav: Uint8Array) {
	const sound = wavSoundOf(wav)
	if (!sound.ok) throw new Error(sound.error)
	return sound.value
}

function loudest(samples: Float32Array): number {
	return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

test.each([
	{ bits: 8 },
	{ bits: 16 },
	{ bits: 24 },
	{ bits: 32 },
	{ bits: 32, isFloat: true },
	{ channels: 2 },
	{ channels: 2, bits: 24 },
	{ rate: 8000 },
	{ rate: 48_000 },
	{ listBytes: 26 },
	{ listBytes: 27 },
] as const)('%j is read', (form) => {
	const { samples, samplesPerSecond } = soundOf(toneWav({ ms: 100, ...form }))
	const rate = ('rate' in form && form.rate) || 24_000
	expect(samplesPerSecond).toBe(rate)
	expect(samples).toHaveLength(rate / 10)
	expect(loudest(samples)).toBeCloseTo(0.5, 2)
	expect(samples[0]).toBeCloseTo(0, 2)
})

test.each([0, 0x7fff_ffff, 0xffff_ffff])(
	'a sound whose stated length is %i ends with the file',
	(statedBytes) => {
		expect(soundOf(toneWav({ ms: 100, statedBytes })).samples).toHaveLength(2400)
	},
)

test('a file that ends too early is cut', () => {
	const wav = toneWav({ ms: 100 })
	for (const length of [12, 30, 43, 44, 500, wav.length - 1]) {
		expect(wavSoundOf(wav.subarray(0, length))).toEqual(err('cut'))
	}
})

test.each([
	['compressed', 20, 2],
	['of three channels', 22, 3],
	['of no channel', 22, 0],
	['of 12 bits', 34, 12],
	['of an odd rate', 24, 1],
] as const)('a WAV %s is unread', (_, at, value) => {
	const wav = toneWav({ ms: 100 })
	wav[at] = value
	expect(wavSoundOf(wav)).toEqual(err('unread'))
})

test('other bytes are no WAV, and nothing throws', () => {
	expect(startsAsWav(toneWav({ ms: 1 }))).toBe(true)
	fc.assert(
		fc.property(fc.uint8Array(), fc.uint8Array({ maxLength: 80 }), (bytes, tail) => {
			expect(startsAsWav(bytes)).toBe(false)
			const wav = new Uint8Array([...toneWav({ ms: 1 }).subarray(0, 12), ...tail])
			expect(wavSoundOf(wav).ok).toBeTypeOf('boolean')
		}),
	)
})
