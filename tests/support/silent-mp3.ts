/** Silent MPEG-2 layer III, 24 kHz, mono: frames of 576 samples, 24 ms each. */
const bitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

const frameMs = 24

export function silentFrame(kbps = 64): Uint8Array<ArrayBuffer> {
	const frame = new Uint8Array((576 * kbps * 125) / 24_000)
	frame.set([0xff, 0xf3, (bitRates.indexOf(kbps) << 4) | 0x04, 0xc0])
	return frame
}

/** Whole frames, at least as long as requested. */
export function silentMp3(ms: number, kbps = 64): Uint8Array<ArrayBuffer> {
	return joinBytes(Array.from({ length: Math.ceil(ms / frameMs) }, () => silentFrame(kbps)))
}

/** The header frame with the file's length, as LAME writes it. */
export function infoFrame(name: 'Xing' | 'Info' | 'VBRI' = 'Xing'): Uint8Array<ArrayBuffer> {
	const frame = silentFrame()
	frame.set(new TextEncoder().encode(name), name === 'VBRI' ? 36 : 13)
	return frame
}

export function id3Tag(size: number): Uint8Array<ArrayBuffer> {
	const tag = new Uint8Array(10 + size)
	tag.set([...new TextEncoder().encode('ID3'), 4, 0, 0, 0, 0, size >> 7, size & 0x7f])
	return tag
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const part of parts) {
		joined.set(part, at)
		at += part.length
	}
	return joined
}

export function base64(bytes: Uint8Array): string {
	let text = ''
	for (const byte of bytes) text += String.fromCharCode(byte)
	return btoa(text)
}
