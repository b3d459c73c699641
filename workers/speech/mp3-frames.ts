/**
 * The audio frames of an MP3 and their duration. 你好 at 24 kHz is some forty frames of 576 samples,
 * 24 ms each.
 *
 * Skips tags (ID3v2 before, ID3v1 after) and the Xing, Info or VBRI frame, whose length is wrong once
 * files are joined. Walks from header to header, so that constant and variable bit rates work alike
 * (ISO 11172-3 and 13818-3, layer III).
 */
export type Mp3Sound = {
	/** The frames without tags, back to back. */
	frames: Uint8Array
	durationMs: number
}

type Frame = { size: number; samples: number; rate: number; sideInfo: number }

const bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const sampleRates = [44_100, 48_000, 32_000]

/** Undefined if the bytes are not an MP3: no frame at all, or garbage between frames. */
export function mp3SoundOf(bytes: Uint8Array): Mp3Sound | undefined {
	let at = tagSize(bytes)
	const first = frameAt(bytes, at)
	if (first && at + first.size <= bytes.length && isLengthFrame(bytes, at, first)) at += first.size
	const start = at
	let durationMs = 0
	for (;;) {
		const frame = frameAt(bytes, at)
		if (!frame || at + frame.size > bytes.length) break
		durationMs += (frame.samples * 1000) / frame.rate
		at += frame.size
	}
	if (durationMs === 0 || !mayEnd(bytes, at)) return undefined
	return { frames: bytes.subarray(start, at), durationMs }
}

export function startsAsMp3(bytes: Uint8Array): boolean {
	return frameAt(bytes, tagSize(bytes)) !== undefined
}

function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
	const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4)
	const isLayerThree = a === 0xff && (b & 0xe6) === 0xe2
	const version = (b >> 3) & 3
	const baseRate = sampleRates[(c >> 2) & 3]
	const kbps = (version === 3 ? bitRates1 : bitRates2)[c >> 4]
	if (!isLayerThree || version === 1 || !baseRate || !kbps) return undefined
	const rate = baseRate / (version === 3 ? 1 : version === 2 ? 2 : 4)
	const samples = version === 3 ? 1152 : 576
	const size = Math.floor((samples * kbps * 125) / rate) + ((c >> 1) & 1)
	const isMono = d >> 6 === 3
	const checksum = b & 1 ? 0 : 2
	const sideInfo = checksum + (version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17)
	return { size, samples, rate, sideInfo }
}

function isLengthFrame(bytes: Uint8Array, at: number, { sideInfo }: Frame): boolean {
	const name = nameAt(bytes, at + 4 + sideInfo)
	return name === 'Xing' || name === 'Info' || nameAt(bytes, at + 36) === 'VBRI'
}

function tagSize(bytes: Uint8Array): number {
	if (nameAt(bytes, 0).slice(0, 3) !== 'ID3') return 0
	const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
	const hasFooter = ((bytes[5] ?? 0) & 0x10) !== 0
	return 10 + (a << 21) + (b << 14) + (c << 7) + d + (hasFooter ? 10 : 0)
}

/** True at the end of the file, a trailing tag, padding, or a truncated frame. */
function mayEnd(bytes: Uint8Array, at: number): boolean {
	if (at >= bytes.length || frameAt(bytes, at)) return true
	if (nameAt(bytes, at).slice(0, 3) === 'TAG') return true
	return bytes.subarray(at).every((byte) => byte === 0)
}

function nameAt(bytes: Uint8Array, at: number): string {
	return String.fromCharCode(...bytes.subarray(at, at + 4))
}
