/**
 * Reads a WAV, as some voices answer: 你好 at 24 kHz is 30,000 samples after a header of 44 bytes.
 *
 * PCM of 8 to 32 bits and floats, in one or two channels, which are mixed. A server that answers while
 * it still speaks does not know the length and writes 0 or 0xFFFFFFFF: then the sound ends with the file
 * (https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html).
 */
import { err, ok, type Result } from '#app/domain/result.ts'

type WavSound = {
	/** Mono, from -1 to 1. */
	samples: Float32Array
	samplesPerSecond: number
}

type Format = { bits: number; channels: number; isFloat: boolean; samplesPerSecond: number }

/** The rates that an MP3 can have. */
const rates = new Set([8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000])

const pcm = 1
const float = 3
const extensible = 0xfffe

export function startsAsWav(bytes: Uint8Array): boolean {
	return nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WAVE'
}

/** `cut`: only a part of the file has come. `unread`: no format that is read here. */
type WavFlaw = 'cut' | 'unread'

export function wavSoundOf(bytes: Uint8Array): Result<WavSound, WavFlaw> {
	if (!startsAsWav(bytes)) return err('unread')
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	let format: Format | undefined
	for (let at = 12; at + 8 <= bytes.length; ) {
		const name = nameAt(bytes, at)
		const size = view.getUint32(at + 4, true)
		const start = at + 8
		if (name === 'fmt ') format = formatAt(view, start, size)
		if (name === 'data') return format ? soundAt(view, start, size, format) : err('unread')
		// Chunks begin at even bytes.
		at = start + size + (size % 2)
	}
	return err('cut')
}

function formatAt(view: DataView, at: number, size: number): Format | undefined {
	if (size < 16 || at + size > view.byteLength) return undefined
	const tag = view.getUint16(at, true)
	const kind = tag === extensible && size >= 26 ? view.getUint16(at + 24, true) : tag
	const bits = view.getUint16(at + 14, true)
	const channels = view.getUint16(at + 2, true)
	const samplesPerSecond = view.getUint32(at + 4, true)
	const isFloat = kind === float
	const isRead = isFloat ? bits === 32 : kind === pcm && [8, 16, 24, 32].includes(bits)
	if (!isRead || channels < 1 || channels > 2 || !rates.has(samplesPerSecond)) return undefined
	return { bits, channels, isFloat, samplesPerSecond }
}

function soundAt(
	view: DataView,
	start: number,
	size: number,
	format: Format,
): Result<WavSound, WavFlaw> {
	const { bits, channels, samplesPerSecond } = format
	const rest = view.byteLength - start
	const isOpen = size === 0 || size >= 0x7fff_0000
	if (!isOpen && size > rest) return err('cut')
	const step = (bits / 8) * channels
	const samples = new Float32Array(Math.floor((isOpen ? rest : size) / step))
	const read = sampleReader(view, format)
	for (let index = 0; index < samples.length; index++) {
		const at = start + index * step
		const left = read(at)
		samples[index] = channels === 1 ? left : (left + read(at + bits / 8)) / 2
	}
	return samples.length > 0 ? ok({ samples, samplesPerSecond }) : err('cut')
}

function sampleReader(view: DataView, { bits, isFloat }: Format): (at: number) => number {
	if (isFloat) return (at) => clamped(view.getFloat32(at, true))
	switch (bits) {
		case 8:
			return (at) => (view.getUint8(at) - 128) / 2 ** 7
		case 16:
			return (at) => view.getInt16(at, true) / 2 ** 15
		case 24:
			return (at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 2 ** 23
		default:
			return (at) => view.getInt32(at, true) / 2 ** 31
	}
}

function clamped(sample: number): number {
	return Number.isNaN(sample) ? 0 : Math.max(-1, Math.min(1, sample))
}

function nameAt(bytes: Uint8Array, at: number): string {
	return String.fromCharCode(...bytes.subarray(at, at + 4))
}
