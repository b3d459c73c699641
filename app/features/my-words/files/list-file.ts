/**
 * Reads the text of a file with words that was chosen or dropped. What reads Anki packages is loaded with
 * the first one.
 */
import type { PackageList } from '#app/domain/my-words/files/anki-package/package-list.ts'
import { listTooLarge, mostBytes } from '#app/domain/my-words/files/import-choices.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'

/** Returns the text and what is to be said of it, or a sentence that says why there is none. */
export async function readListFile(file: File): Promise<Result<PackageList, string>> {
	const { name } = file
	const isZip = await startsAsZip(file)
	if (isZip && spreadsheets.test(name)) return err(pageErrorText('text-file.spreadsheet'))
	if (/\.(?:apkg|colpkg)$/i.test(name) || (isZip && !otherZips.test(name))) {
		const { openPackage } = await import('./open-package.ts')
		return openPackage(file)
	}
	if (file.size > mostBytes) {
		return err(pageErrorText('text-file.too-large', listTooLarge(file.size)))
	}
	try {
		const text = decodeText(new Uint8Array(await file.arrayBuffer()))
		if (text !== undefined) return ok({ text, notices: [] })
	} catch {
		// The file was moved or changed after it was chosen.
	}
	return err(pageErrorText('text-file.unreadable'))
}

const spreadsheets = /\.(?:xlsx|xlsm|ods)$/i

/** Other files that are zips, too. A package that was downloaded or sent may have lost its name. */
const otherZips = /\.(?:docx|docm|odt|pptx|pptm|odp|numbers|pages|key|epub|jar|apk)$/i

async function startsAsZip(file: File): Promise<boolean> {
	const start = await file
		.slice(0, 4)
		.text()
		.catch(() => '')
	return start === 'PK\u0003\u0004'
}
