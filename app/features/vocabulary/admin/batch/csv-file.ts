import { decodeText } from '#app/domain/text-encoding.ts'

/** In bytes; so much may be sent. */
const largestFile = 7_000_000

/** The text of a table that somebody chose or dropped; undefined where there is none in it. */
export async function readCsvFile(file: File): Promise<string | undefined> {
	if (file.size > largestFile) return undefined
	try {
		return decodeText(new Uint8Array(await file.arrayBuffer()))
	} catch {
		// It was moved or changed since it was chosen.
		return undefined
	}
}
