/** Reads the text of a .txt file that was chosen or dropped. */
import { type PageErrorCode, pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'

/** Several times the longest text in the least compact encoding. */
const mostKilobytes = 256

/** Returns the text, or a sentence that says why there is none. */
export async function readTextFile(file: File): Promise<Result<string, string>> {
	if (!isText(file)) return refuse('text-file.invalid-type')
	const kilobytes = Math.ceil(file.size / 1000)
	if (kilobytes > mostKilobytes) {
		return refuse('text-file.too-large', { size: kilobytes, most: mostKilobytes })
	}
	let bytes: Uint8Array
	try {
		bytes = new Uint8Array(await file.arrayBuffer())
	} catch {
		// The file was moved or changed after it was chosen.
		return refuse('text-file.unreadable')
	}
	const text = decodeText(bytes)
	return text === undefined ? refuse('text-file.invalid-type') : ok(text)
}

/** Systems that don't know a type leave it empty. */
function isText({ name, type }: File): boolean {
	return type === 'text/plain' || (type === '' && /\.(txt|text)$/i.test(name))
}

function refuse(code: PageErrorCode, values?: Record<string, number>): Result<never, string> {
	return err(pageErrorText(code, values))
}
