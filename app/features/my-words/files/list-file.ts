/** Reads the text of a file with words that was chosen or dropped. */
import { mostBytes } from '#app/domain/my-words/files/import-choices.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'

const kilobyte = 1000

/** Returns the text, or a sentence that says why there is none. */
export async function readListFile(file: File): Promise<Result<string, string>> {
	if (file.size > mostBytes) {
		const [size, most] = [file.size, mostBytes].map((bytes) => Math.ceil(bytes / kilobyte))
		return err(pageErrorText('text-file.too-large', { size: size ?? 0, most: most ?? 0 }))
	}
	try {
		const text = decodeText(new Uint8Array(await file.arrayBuffer()))
		if (text !== undefined) return ok(text)
	} catch {
		// The file was moved or changed after it was chosen.
	}
	return err(pageErrorText('text-file.unreadable'))
}
