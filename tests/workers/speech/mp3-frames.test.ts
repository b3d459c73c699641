import fc from 'fast-check'
import { expect, test } from 'vitest'
import { id3Tag, infoFrame, joinBytes, silentFrame, silentMp3 } from '#tests/support/silent-mp3.ts'
import { mp3SoundOf, startsAsMp3 } from '#workers/speech/mp3-frames.ts'

test('the duration is that of the frames', () => {
	expect(mp3SoundOf(silentMp3(1200))).toEqual({ frames: silentMp3(1200), durationMs: 1200 })
})

test('frames of a variable bit rate are counted one by one', () => {
	const mp3 = joinBytes([silentFrame(8), silentFrame(160), silentFrame(64), silentFrame(48)])
	expect(mp3SoundOf(mp3)).toEqual({ frames: mp3, durationMs: 96 })
})

test.each([
	['MPEG-1, 44.1 kHz, stereo, 128 kbps', [0xff, 0xfb, 0x90, 0x00], 417, 26.122],
	['the same with padding', [0xff, 0xfb, 0x92, 0x00], 418, 26.122],
	['MPEG-1, 48 kHz, mono, 320 kbps', [0xff, 0xfb, 0xe4, 0xc0], 960, 24],
	['MPEG-2, 16 kHz, mono, 32 kbps, with a checksum', [0xff, 0xf2, 0x48, 0xc0], 144, 36],
	['MPEG-2.5, 8 kHz, mono, 8 kbps', [0xff, 0xe3, 0x18, 0xc0], 72, 72],
])('%s', (_, header, size, ms) => {
	const frame = new Uint8Array(size)
	frame.set(header)
	const sound = mp3SoundOf(joinBytes([frame, frame]))
	expect(sound?.durationMs).toBeCloseTo(2 * ms, 1)
	expect(sound?.frames).toHaveLength(2 * size)
})

test.each(['Xing', 'Info', 'VBRI'] as const)('tags and the %s frame are skipped', (name) => {
	const tail = new Uint8Array(128)
	tail.set(new TextEncoder().encode('TAG'))
	const mp3 = joinBytes([id3Tag(300), infoFrame(name), silentMp3(480), tail])
	expect(mp3SoundOf(mp3)).toEqual({ frames: silentMp3(480), durationMs: 480 })
})

test('a tag with a footer is skipped completely', () => {
	const tag = joinBytes([id3Tag(20), new Uint8Array(10)])
	tag[5] = 0x10
	expect(mp3SoundOf(joinBytes([tag, silentMp3(24)]))?.durationMs).toBe(24)
})

test('truncated frames and padding are left out', () => {
	const whole = silentMp3(480)
	const cut = silentFrame().subarray(0, 100)
	expect(mp3SoundOf(joinBytes([whole, cut]))).toEqual({ frames: whole, durationMs: 480 })
	expect(mp3SoundOf(joinBytes([whole, new Uint8Array(7)]))?.durationMs).toBe(480)
})

test.each([
	['nothing', new Uint8Array()],
	['a tag alone', id3Tag(10)],
	['a WAV', new TextEncoder().encode(`RIFF    WAVEfmt ${' '.repeat(200)}`)],
	['JSON', new TextEncoder().encode('{"code":3003}')],
	['frames with something amid them', joinBytes([silentMp3(48), new Uint8Array([1, 2, 3, 4])])],
])('%s is not an MP3', (_, bytes) => {
	expect(mp3SoundOf(bytes)).toBeUndefined()
})

test('an MP3 is recognized by its first bytes', () => {
	expect(startsAsMp3(joinBytes([id3Tag(9), silentFrame()]))).toBe(true)
	expect(startsAsMp3(new TextEncoder().encode('RIFF'))).toBe(false)
})

test('any bytes are read without throwing', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
			const sound = mp3SoundOf(joinBytes([silentFrame(), bytes]))
			expect(sound === undefined || sound.durationMs > 0).toBe(true)
		}),
	)
})
