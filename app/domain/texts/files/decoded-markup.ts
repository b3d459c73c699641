/**
 * Decodes the pages of the web and of books. Many Chinese pages name a wrong encoding, so that what they
 * declare counts only where nothing else fits: a page of 1999 in Western letters may write its hanzi as
 * `&#20320;&#22909;`, 你好.
 */
import { type DecodedText, decodeDamaged } from '#app/domain/damaged-text.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { shareOfCommon } from '#app/domain/text-encoding.ts'

const western =
	/(?:charset|encoding)\s*=\s*["']?\s*(?:iso-?8859-1|iso-?8859-15|latin-?1|windows-1252|cp-?1252|us-ascii)\b/i

/** In bytes: where a page says its encoding. */
const longestHead = 2_048

/** Characters that Western bytes make by chance are rare ones. */
const leastShare = 0.2

/** Undefined if the bytes are no text in any known encoding. */
export function readDecoded(bytes: Uint8Array): DecodedText | undefined {
	const read = decodeDamaged(bytes)
	const isUtf8 = read !== undefined && isSame(read.text, bytes)
	if (isUtf8 || !western.test(headOf(bytes))) return read
	if (read && shareOfCommon(read.text) >= leastShare) return read
	return { text: incomingText(new TextDecoder('windows-1252').decode(bytes)), brokenPlaces: 0 }
}

function headOf(bytes: Uint8Array): string {
	return new TextDecoder('windows-1252').decode(bytes.subarray(0, longestHead))
}

function isSame(text: string, bytes: Uint8Array): boolean {
	return text === incomingText(new TextDecoder().decode(bytes))
}
