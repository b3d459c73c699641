import { expect, test } from 'vitest'
import { someSpeech } from '#tests/support/speech-env.ts'
import { rejectReason } from '#workers/speech/plausible-speech.ts'

const text = '你好！我还书。'

test('two seconds of MP3 can be two short sentences', () => {
	expect(rejectReason(someSpeech(2000), text)).toBeUndefined()
})

test('an MP3 can start with a tag', () => {
	const { mp3, ...speech } = someSpeech()
	mp3.set(new TextEncoder().encode('ID3'))
	expect(rejectReason({ ...speech, mp3 }, text)).toBeUndefined()
})

test.each([
	['an empty body', { mp3: new Uint8Array() }, 'not an MP3: 0 bytes'],
	['a page', { mp3: new TextEncoder().encode('<html></html>') }, 'not an MP3: 13 bytes'],
	['no time', { durationMs: 0 }, '0 ms for 7 characters'],
	['a time that is none', { durationMs: Number.NaN }, 'NaN ms for 7 characters'],
	['less time than anybody needs', { durationMs: 200 }, '200 ms for 7 characters'],
	['an hour', { durationMs: 3_600_000 }, '3600000 ms for 7 characters'],
	['a body cut off', { mp3: someSpeech().mp3.slice(0, 400) }, '400 bytes for 2000 ms'],
	['far more bytes than sound', { durationMs: 500, mp3: bytes(90_000) }, '90000 bytes for 500 ms'],
])('%s is rejected', (_what, part, why) => {
	expect(rejectReason({ ...someSpeech(), ...part }, text)).toBe(why)
})

function bytes(length: number): Uint8Array {
	const mp3 = new Uint8Array(length)
	mp3.set([0xff, 0xfb])
	return mp3
}
