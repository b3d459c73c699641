/**
 * Reads the text of a file with words that was chosen or dropped. What reads Anki packages is loaded with
 * the first one.
 */
import type { PackageList } from '#app/domain/my-words/files/anki-package/package-list.ts'
import { mostBytes } from '#app/domain/my-words/files/import-choices.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'

const kilobyte = 1000

/** Returns the text and what is to be said of it, or a sentence that says why there is none. */
export async function readListFile(file: File): Promise<Result<PackageList, string>> {
	if (await isPackage(file)) {
		const { openPackage } = await import('./open-package.ts')
		return openPackage(file)
	}
	if (file.size > mostBytes) {
		const [size, most] = [file.size, mostBytes].map((bytes) => Math.ceil(bytes / kilobyte))
		return err(pageErrorText('text-file.too-large', { size: size ?? 0, most: most ?? 0 }))
	}
	try {
		const text = decodeText(new Uint8Array(await file.arrayBuffer()))
		if (text !== undefined) return ok({ text, notices: [] })
	} catch {
		// The file was moved or changed after it was chosen.
	}
	return err(pageErrorText('text-file.unreadable'))
}

/** By its name, or by the first bytes of a zip. */
async function isPackage(file: File): Promise<boolean> {
	if (/\.(?:apkg|colpkg)$/i.test(file.name)) return true
	const start = await file
		.slice(0, 4)
		.text()
		.catch(() => '')
	return start === 'PK\u0003\u0004'
}
