/**
 * Detects the type of an audio file by its first bytes, not its name: 集市.mp3 that contains HTML is
 * refused. Knows MPEG audio (MP3 and other layers), M4A and MP4, WAV, OGG and AAC.
 */
export type AudioKind = { extension: AudioExtension; type: string }

export const audioTypes = {
	mp3: 'audio/mpeg',
	m4a: 'audio/mp4',
	wav: 'audio/wav',
	ogg: 'audio/ogg',
	aac: 'audio/aac',
} as const

type AudioExtension = keyof typeof audioTypes

/** In bytes: 20 MB. */
export const largestAudio = 20 * 1024 * 1024

/** `head` is the whole file or at least its first few hundred bytes. Undefined for anything else. */
export function audioKindOf(head: Uint8Array): AudioKind | undefined {
	const extension = extensionOf(head)
	return extension && { extension, type: audioTypes[extension] }
}

function extensionOf(head: Uint8Array): AudioExtension | undefined {
	const start = nameAt(head, 0)
	if (start === 'RIFF' && nameAt(head, 8) === 'WAVE') return 'wav'
	if (start === 'OggS' && head[4] === 0) return 'ogg'
	if (nameAt(head, 4) === 'ftyp') return isPictureBrand(nameAt(head, 8)) ? undefined : 'm4a'
	const at = start.startsWith('ID3') ? tagSize(head) : 0
	// A tag with a picture may be longer than `head`.
	if (at > 0 && at >= head.length) return 'mp3'
	return framesAt(head, at)
}

/** AVIF and HEIC images use the same container. */
function isPictureBrand(brand: string): boolean {
	return /^(avif|avis|heic|heix|mif1|msf1|crx )$/.test(brand)
}

/** Size of an ID3v2 tag: a 28-bit synchsafe integer, plus header and optional footer (10 bytes each). */
function tagSize(head: Uint8Array): number {
	const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10)
	const hasFooter = ((head[5] ?? 0) & 0x10) !== 0
	return 10 + (a << 21) + (b << 14) + (c << 7) + d + (hasFooter ? 10 : 0)
}

/**
 * Looks for frames of MPEG audio or AAC (ADTS). Both begin with eleven one bits, but so does UTF-16
 * text. So a second frame must begin where the first ends.
 */
function framesAt(head: Uint8Array, from: number): AudioExtension | undefined {
	let at = from
	// Some programs pad a tag with zeros.
	while (at > 0 && at < head.length && head[at] === 0) at++
	const first = frameAt(head, at)
	if (!first) return undefined
	const next = at + first.size
	if (next + 6 > head.length) return next <= head.length ? first.extension : undefined
	return frameAt(head, next)?.extension === first.extension ? first.extension : undefined
}

type Frame = { extension: 'mp3' | 'aac'; size: number }

function frameAt(head: Uint8Array, at: number): Frame | undefined {
	const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = head.subarray(at, at + 6)
	if (a !== 0xff) return undefined
	// ISO 13818-7: layer 0 is AAC; the header has the frame length.
	if ((b & 0xf6) === 0xf0) {
		const size = ((d & 3) << 11) | (e << 3) | (f >> 5)
		return size > 7 ? { extension: 'aac', size } : undefined
	}
	const size = mpegFrameSize(b, c)
	return size === undefined ? undefined : { extension: 'mp3', size }
}

const sampleRates = [44_100, 48_000, 32_000]

/** Bit rates in kbit/s; keys are 10 (MPEG-1, ISO 11172-3) or 20 (MPEG-2, ISO 13818-3) plus the layer. */
const bitRates: Readonly<Record<number, readonly number[]>> = {
	11: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
	12: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
	13: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
	21: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
	22: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
	23: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

function mpegFrameSize(b: number, c: number): number | undefined {
	const version = (b >> 3) & 3
	const layer = 4 - ((b >> 1) & 3)
	if (b < 0xe0 || version === 1 || layer === 4) return undefined
	const isFirst = version === 3
	const baseRate = sampleRates[(c >> 2) & 3]
	const kbps = bitRates[(isFirst ? 10 : 20) + layer]?.[c >> 4]
	if (!baseRate || !kbps) return undefined
	const rate = baseRate / (isFirst ? 1 : version === 2 ? 2 : 4)
	const padding = (c >> 1) & 1
	if (layer === 1) return (Math.floor((12_000 * kbps) / rate) + padding) * 4
	const samples = layer === 3 && !isFirst ? 576 : 1152
	return Math.floor((samples * kbps * 125) / rate) + padding
}

function nameAt(bytes: Uint8Array, at: number): string {
	return String.fromCharCode(...bytes.subarray(at, at + 4))
}
