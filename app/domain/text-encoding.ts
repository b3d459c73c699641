/**
 * Decodes text files in UTF-8, UTF-16 (with a byte order mark) or GB18030, in which many Chinese
 * programs still save 汉字.
 */
/** Undefined if the bytes aren't text in any of these encodings. */
export function decodeText(bytes: Uint8Array): string | undefined {
	const tried = encodingsOf(bytes)
	for (const encoding of tried) {
		const text = decodeAs(encoding, bytes)
		if (text !== undefined && !text.includes('\0')) return text
	}
	return undefined
}

function encodingsOf([first, second]: Uint8Array): readonly string[] {
	if (first === 0xff && second === 0xfe) return ['utf-16le']
	if (first === 0xfe && second === 0xff) return ['utf-16be']
	return ['utf-8', 'gb18030']
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes)
	} catch {
		return undefined
	}
}
