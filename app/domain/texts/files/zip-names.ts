/**
 * Names of files whose encoding nobody says: the bytes E4 B9 A6 and CA E9 are both 书.txt’s 书, in UTF-8 and
 * in GBK. What is neither is Latin-1, where every byte is a character.
 */

export function decodeName(bytes: Uint8Array): string {
	for (const encoding of ['utf-8', 'gb18030']) {
		try {
			return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
		} catch {
			// Not in this encoding.
		}
	}
	return String.fromCharCode(...bytes)
}

/** fflate reads a name without the mark of UTF-8 as Latin-1: ä¹¦ was meant as 书. */
export function asMeant(name: string): string {
	const isOfBytes = /[\x80-\xff]/.test(name) && !/[^\0-\xff]/.test(name)
	return isOfBytes ? decodeName(Uint8Array.from(name, (sign) => sign.charCodeAt(0))) : name
}
