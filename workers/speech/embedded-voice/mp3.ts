/**
 * Sound as MP3: 48 kbit a second, constant, mono; 你好 is 4 KB. Several of them one after the other
 * are one MP3 again, so a lesson's 160 seconds are never held as 7 MB of samples.
 *
 * An encoder takes 16 MB. There is one, and it is never kept while something is waited for: however
 * many orders there are at once, and whether or not they are given up halfway, there is room.
 */
import { createEncoder } from 'wasm-media-encoders'
import encoderModule from '#build/embedded-voice/mp3.wasm'

const kilobitsPerSecond = 48

/** How much later all is heard: 576 samples of LAME's and 529 of the decoder's. */
const delay = 1105

type Encoder = Awaited<ReturnType<typeof openEncoder>>

let opened: Promise<Encoder> | undefined

/** Throws if the encoder fails; the next call has a new one. */
export async function encodeMp3(
	sound: Float32Array,
	samplesPerSecond: number,
): Promise<Uint8Array> {
	try {
		opened ??= openEncoder()
		const encoder = await opened
		encoder.configure({ channels: 1, sampleRate: samplesPerSecond, bitrate: kilobitsPerSecond })
		// What the encoder answers lies in its own memory, where the next answer will.
		const body = encoder.encode([sound]).slice()
		return joined([body, encoder.finalize().slice()])
	} catch (failure) {
		opened = undefined
		throw failure
	}
}

/** In milliseconds, of MP3 that was made here; not rounded. */
export function durationOf(bytes: number): number {
	return (bytes * 8) / kilobitsPerSecond
}

/** In milliseconds, between the beginning of an MP3 and that of its sound. */
export function delayMs(samplesPerSecond: number): number {
	return (delay / samplesPerSecond) * 1000
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const part of parts) {
		whole.set(part, at)
		at += part.length
	}
	return whole
}

function openEncoder() {
	return createEncoder('audio/mpeg', encoderModule)
}
