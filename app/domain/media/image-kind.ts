/**
 * Detects the type and size of an image by its bytes alone: the cover of 龙舟 is a JPEG if its whole
 * structure is one, whatever its name or content type.
 *
 * Polyglot files (HTML in a comment, an archive after the end) are refused, and so is SVG, which can
 * have scripts.
 */
import type { ImageExtension } from './image-limits.ts'

type ImageKind = {
	extension: ImageExtension
	/** In pixels, from the file's header. */
	width: number
	height: number
}

type Size = { width: number; height: number }

/** Undefined unless the bytes are a complete image of a known type. */
export function imageKindOf(bytes: Uint8Array): ImageKind | undefined {
	if (hasMarkup(bytes)) return undefined
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	for (const [extension, sizeOf] of readers) {
		const size = sizeOf(view)
		if (size && size.width > 0 && size.height > 0) return { extension, ...size }
	}
	return undefined
}

/** Whether the bytes begin like an image of a known type, complete or not. */
export function startsLikeImage(bytes: Uint8Array): boolean {
	const [a, b, c] = bytes
	const start = String.fromCharCode(...bytes.subarray(0, 12))
	return (
		(a === 0xff && b === 0xd8 && c === 0xff) ||
		start.startsWith('\u0089PNG') ||
		/^(GIF8[79]a|RIFF.{4}WEBP)/s.test(start)
	)
}

const readers: readonly [ImageExtension, (view: DataView) => Size | undefined][] = [
	['jpg', jpegSize],
	['png', pngSize],
	['gif', gifSize],
	['webp', webpSize],
]

/** ITU T.81: segments with a marker and a length; compressed data after "start of scan". */
function jpegSize(view: DataView): Size | undefined {
	if (!starts(view, 0, [0xff, 0xd8, 0xff])) return undefined
	let size: Size | undefined
	let at = 2
	while (at + 2 <= view.byteLength) {
		if (view.getUint8(at) !== 0xff) return undefined
		const marker = view.getUint8(at + 1)
		if (marker === 0xff) at += 1
		else if (marker === 0xd9) return isPadding(view, at + 2) ? size : undefined
		else {
			if (at + 4 > view.byteLength) return undefined
			const length = view.getUint16(at + 2)
			if (length < 2) return undefined
			if (isFrameStart(marker) && at + 9 <= view.byteLength) {
				size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
			}
			at += 2 + length
			if (marker === 0xda) at = afterScan(view, at)
		}
	}
	return undefined
}

/** SOF markers, without DHT, JPG and DAC, which are in the same range. */
function isFrameStart(marker: number): boolean {
	return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Offset of the next marker. In compressed data, FF 00 is a byte and FF D0 to D7 are restarts. */
function afterScan(view: DataView, from: number): number {
	for (let at = from; at + 1 < view.byteLength; at++) {
		if (view.getUint8(at) !== 0xff) continue
		const next = view.getUint8(at + 1)
		if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
	}
	return view.byteLength
}

/** ISO 15948: chunks with a length, a name and a checksum, from IHDR to IEND. */
function pngSize(view: DataView): Size | undefined {
	if (!starts(view, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return undefined
	if (view.byteLength < 33 || nameAt(view, 12) !== 'IHDR') return undefined
	const size = { width: view.getUint32(16), height: view.getUint32(20) }
	for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
		if (nameAt(view, at + 4) === 'IEND') return isPadding(view, at + 12) ? size : undefined
	}
	return undefined
}

/** GIF89a: a header, colours, then extensions and images, and a semicolon. */
function gifSize(view: DataView): Size | undefined {
	if (view.byteLength < 14 || !/^GIF8[79]a$/.test(nameAt(view, 0) + nameAt(view, 4).slice(0, 2)))
		return undefined
	const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
	let at = 13 + coloursSize(view.getUint8(10))
	while (at < view.byteLength) {
		const kind = view.getUint8(at)
		if (kind === 0x3b) return isPadding(view, at + 1) ? size : undefined
		if (kind === 0x21) at = afterBlocks(view, at + 2)
		else if (kind === 0x2c && at + 10 < view.byteLength) {
			at = afterBlocks(view, at + 11 + coloursSize(view.getUint8(at + 9)))
		} else return undefined
	}
	return undefined
}

function coloursSize(flags: number): number {
	return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Skips sub-blocks, each with its length first; an empty one ends them. */
function afterBlocks(view: DataView, from: number): number {
	let at = from
	while (at < view.byteLength) {
		const length = view.getUint8(at)
		at += 1 + length
		if (length === 0) return at
	}
	return view.byteLength
}

/** RIFF: a container with its length; the first chunk has the image's size. */
function webpSize(view: DataView): Size | undefined {
	if (view.byteLength < 30 || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WEBP')
		return undefined
	const length = 8 + view.getUint32(4, true)
	if (length > view.byteLength || !isPadding(view, length)) return undefined
	switch (nameAt(view, 12)) {
		case 'VP8X':
			return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
		case 'VP8L': {
			const bits = view.getUint32(21, true)
			return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
		}
		case 'VP8 ':
			return {
				width: view.getUint16(26, true) & 0x3fff,
				height: view.getUint16(28, true) & 0x3fff,
			}
		default:
			return undefined
	}
}

function uint24(view: DataView, at: number): number {
	return view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
}

function starts(view: DataView, at: number, bytes: readonly number[]): boolean {
	return (
		view.byteLength >= at + bytes.length &&
		bytes.every((byte, index) => view.getUint8(at + index) === byte)
	)
}

function nameAt(view: DataView, at: number): string {
	if (at + 4 > view.byteLength) return ''
	return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))
}

/** Whether only zeros follow; some cameras append them. */
function isPadding(view: DataView, from: number): boolean {
	for (let at = from; at < view.byteLength; at++) if (view.getUint8(at) !== 0) return false
	return true
}

/** Markup a browser might sniff as HTML; long enough not to occur by chance. */
const markup = /<(script|html|body|iframe|!doctype|\?php)[\s>]/i

function hasMarkup(bytes: Uint8Array): boolean {
	return markup.test(new TextDecoder('latin1').decode(bytes))
}
