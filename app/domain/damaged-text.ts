/**
 * Decodes text in which some bytes are broken: a novel that was cut off inside 镇, or has a stray byte.
 *
 *   E5 B1 B1 E4 B8 8B E7 9A   →   山下�, one broken place
 *
 * What can be read is read. Text without a mark is UTF-8 where most of its hanzi have that form, else it
 * is what gives the most common characters with hardly anything broken.
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { mendLines, splitLines } from './mended-pairs.ts'
import {
	decodeText,
	type Encoding,
	markedEncoding,
	plainText,
	shareOfCommon,
} from './text-encoding.ts'

export type DecodedText = {
	text: string
	/** Where it has the replacement sign instead of what could not be read. */
	brokenPlaces: number
}

/** Of all that is not ASCII. One broken place may stand in a text of any length. */
const mostBroken = 0.05

/** What is broken must be plainly Chinese, or anything could be read as some text. */
const leastShare = 0.2

/** Whole text with such a share of common characters needs no other reading. */
const surelyRight = 0.3

/** A file with fewer hanzi in UTF-8 is of another encoding: some of its lines are UTF-8 by chance. */
const leastUtf8 = 0.1

/** Undefined if the bytes are no text in any known encoding. */
export function decodeDamaged(bytes: Uint8Array): DecodedText | undefined {
	const marked = markedEncoding(bytes)
	if (marked) return withFewBroken(decodeAs(marked, bytes))
	const whole = decodeText(bytes)
	const utf8 = incomingText(decodeAs('utf-8', bytes))
	if (whole === utf8) return decoded(whole)
	const isSure = whole !== undefined && shareOfCommon(whole) > surelyRight
	if (isSure && !isMostlyUtf8(utf8)) return decoded(whole)
	const mixed = readLines(bytes)
	if (isMostlyUtf8(utf8) || isPartlyUtf8(mixed)) return decoded(plainText(mixed.text))
	const damaged = likeliest(bytes)
	if (whole === undefined) return damaged
	// The same bytes may be rare characters, whole, or common ones with a broken place.
	const isClearlyDamaged =
		damaged !== undefined && shareOfCommon(damaged.text) > shareOfCommon(whole) + leastShare
	return isClearlyDamaged ? damaged : decoded(whole)
}

/** Other encodings have next to no sequence of three bytes that is one in UTF-8. */
function isMostlyUtf8(text: string): boolean {
	const hanzi = countHanzi(text)
	return hanzi > 0 && hanzi >= 2 * countBroken(text)
}

type Lines = { text: string; hanziOfUtf8: number }

/** Sites add their lines to novels in an encoding of their own: each line is read by itself. */
function readLines(bytes: Uint8Array): Lines {
	let hanziOfUtf8 = 0
	const lines = splitLines(bytes).map((line) => {
		const utf8 = decodeAs('utf-8', line)
		if (!utf8.includes('\ufffd')) {
			hanziOfUtf8 += countHanzi(utf8)
			return utf8
		}
		const gb = decodeAs('gb18030', line)
		return !gb.includes('\ufffd') && shareOfCommon(gb) >= leastShare ? gb : utf8
	})
	return { text: lines.join('\n'), hanziOfUtf8 }
}

function isPartlyUtf8({ text, hanziOfUtf8 }: Lines): boolean {
	return isMostlyUtf8(text) && hanziOfUtf8 >= countHanzi(text) * leastUtf8
}

function likeliest(bytes: Uint8Array): DecodedText | undefined {
	const texts = [
		...(['gb18030', 'big5'] as const).map((encoding) =>
			withFewBroken(decodeAs(encoding, bytes)) ? mendLines(bytes, encoding) : '',
		),
		...(['utf-16le', 'utf-16be'] as const).map((encoding) => decodeAs(encoding, bytes)),
	]
	const found = texts.flatMap((text) => {
		const read = withFewBroken(text)
		const share = read ? shareOfCommon(read.text) : 0
		return read && share >= leastShare ? [{ read, share }] : []
	})
	return found.sort((one, other) => other.share - one.share)[0]?.read
}

function withFewBroken(text: string): DecodedText | undefined {
	const broken = countBroken(text)
	const others = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
	if (others === 0 && broken > 0) return undefined
	return broken > Math.max(1, others * mostBroken) ? undefined : decoded(plainText(text))
}

function decoded(text: string | undefined): DecodedText | undefined {
	if (text === undefined) return undefined
	const incoming = incomingText(text)
	return { text: incoming, brokenPlaces: countPlaces(incoming) }
}

function countHanzi(text: string): number {
	return text.match(/\p{Script=Han}/gu)?.length ?? 0
}

function countBroken(text: string): number {
	return text.match(/\ufffd/g)?.length ?? 0
}

/** Signs in a row are one place: what is missing there is one thing to a reader. */
function countPlaces(text: string): number {
	return text.match(/\ufffd+/g)?.length ?? 0
}

function decodeAs(encoding: Encoding, bytes: Uint8Array): string {
	return new TextDecoder(encoding).decode(bytes)
}
