/** The text of a .txt file that somebody chose or dropped. */
import { type PageErrorCode, pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'

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

/** A system that does not know the type says nothing of it. */
function isText({ name, type }: File): boolean {
	return type === 'text/plain' || (type === '' && /\.(txt|text)$/i.test(name))
}

function told(code: PageErrorCode, values?: Record<string, number>): Result<never, string> {
	return err(pageErrorText(code, values))
}
