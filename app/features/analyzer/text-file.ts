/**
 * The text of a .txt file, in whichever of the usual ways it is written: UTF-8, UTF-16 or, as many
 * Chinese programs still save 汉字, GB18030.
 */
import { type PageErrorCode, pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** More than the longest text in the longest encoding, several times over. */
const mostKilobytes = 256

/** Answers a sentence for the person where there is no text in it. */
export async function readTextFile(file: File): Promise<Result<string, string>> {
	if (!isText(file)) return told('text-file.invalid-type')
	const kilobytes = Math.ceil(file.size / 1000)
	if (kilobytes > mostKilobytes) {
		return told('text-file.too-large', { size: kilobytes, most: mostKilobytes })
	}
	let bytes: Uint8Array
	try {
		bytes = new Uint8Array(await file.arrayBuffer())
	} catch {
		// It was moved or changed since it was chosen.
		return told('text-file.unreadable')
	}
	const text = decodeText(bytes)
	return text === undefined ? told('text-file.invalid-type') : ok(text)
}

/** Undefined where the bytes are no text in any of the encodings. */
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
		// Not in this one.
		return undefined
	}
}

/** A system that does not know the type says nothing of it. */
function isText({ name, type }: File): boolean {
	return type === 'text/plain' || (type === '' && /\.(txt|text)$/i.test(name))
}

function told(code: PageErrorCode, values?: Record<string, number>): Result<never, string> {
	return err(pageErrorText(code, values))
}
