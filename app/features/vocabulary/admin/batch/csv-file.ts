import { decodeText } from '#app/domain/text-encoding.ts'

/** In bytes: leaves room for the other fields of the form. */
const largestFile = 7_000_000

/** The text of a chosen or dropped file; undefined if it is too large or not text. */
export async function readCsvFile(file: File): Promise<string | undefined> {
	if (file.size > largestFile) return undefined
	try {
		return decodeText(new Uint8Array(await file.arrayBuffer()))
	} catch {
		// The file was moved or changed after it was chosen.
		return undefined
	}
}
