/**
 * Encodes sound as mono MP3 at a constant 48 kbit/s; 你好 is 4 KB. Concatenated MP3s are an MP3 again,
 * so a lesson's 160 seconds are never held as 7 MB of samples.
 *
 * An encoder takes 16 MB, so there is only one. No call holds it across an await: any number of
 * requests can share it, even if some are abandoned halfway.
 */
import { createEncoder } from 'wasm-media-encoders'
import { joinBytes } from '#app/domain/bytes.ts'
import encoderModule from '#build/embedded-voice/mp3.wasm'

const kilobitsPerSecond = 48

/** Codec delay in samples: 576 from LAME and 529 from the decoder. */
const delay = 1105

type Encoder = Awaited<ReturnType<typeof openEncoder>>

let opened: Promise<Encoder> | undefined

/** Throws if the encoder fails; the next call opens a new one. */
export async function encodeMp3(
	sound: Float32Array,
	samplesPerSecond: number,
): Promise<Uint8Array> {
	try {
		opened ??= openEncoder()
		const encoder = await opened
		encoder.configure({ channels: 1, sampleRate: samplesPerSecond, bitrate: kilobitsPerSecond })
		// The result is a view of the encoder's memory, which the next call overwrites.
		const body = encoder.encode([sound]).slice()
		return joinBytes([body, encoder.finalize().slice()])
	} catch (failure) {
		opened = undefined
		throw failure
	}
}

/** Duration of an MP3 made here, in milliseconds, not rounded. */
export function durationOf(bytes: number): number {
	return (bytes * 8) / kilobitsPerSecond
}

/** Milliseconds from the start of the MP3 to the start of its sound. */
export function delayMs(samplesPerSecond: number): number {
	return (delay / samplesPerSecond) * 1000
}

function openEncoder() {
	return createEncoder('audio/mpeg', encoderModule)
}
