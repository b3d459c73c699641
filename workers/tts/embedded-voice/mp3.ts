/**
 * Sound into MP3 as it is made, so that a lesson's 160 seconds are never held as 7 MB of samples:
 * 48 kbit a second, constant, mono. 你好 is 4 KB.
 */
import { createEncoder } from 'wasm-media-encoders'
import encoderModule from '#build/embedded-voice/mp3.wasm'

export type Mp3 = {
	add(sound: Float32Array): void
	/** All of it; nothing may be added after. */
	finish(): Uint8Array
}

const kilobitsPerSecond = 48

type Encoder = Awaited<ReturnType<typeof newEncoder>>

/** Their memory is freed late, so those that have finished encode again. */
const idle: Encoder[] = []

export async function startMp3(samplesPerSecond: number): Promise<Mp3> {
	const encoder = idle.pop() ?? (await newEncoder())
	encoder.configure({ channels: 1, sampleRate: samplesPerSecond, bitrate: kilobitsPerSecond })
	const parts: Uint8Array[] = []
	return {
		add(sound) {
			if (sound.length > 0) parts.push(encoder.encode([sound]).slice())
		},
		finish() {
			parts.push(encoder.finalize().slice())
			idle.push(encoder)
			return joined(parts)
		},
	}
}

/** How long an MP3 made here is heard. */
export function durationOf(mp3: Uint8Array): number {
	return Math.round((mp3.length * 8) / kilobitsPerSecond)
}

function newEncoder() {
	return createEncoder('audio/mpeg', encoderModule)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const part of parts) {
		whole.set(part, at)
		at += part.length
	}
	return whole
}
