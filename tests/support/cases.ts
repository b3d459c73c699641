/** Files as people have them, each with what it should become: tests/fixtures/cases/<case>/expected.txt. */
import { readFileSync } from 'node:fs'
import { noticeText } from '#app/domain/texts/files/notices.ts'
import { kindOfFile, readFile } from '#app/domain/texts/files/read-file.ts'
import { partsOf } from '#app/domain/texts/split-text.ts'
import { parseMarkup } from './parse-markup.ts'

/** Read as the page of a new text reads it, with broken lines joined. */
export function readCase(path: string) {
	const kind = kindOfFile(path, '')
	if (!kind) return { error: 'own-file.unknown-kind' }
	const bytes = new Uint8Array(readFileSync(`tests/fixtures/cases/${path}`))
	const name = path.slice(path.lastIndexOf('/') + 1)
	const read = readFile({ name, kind, bytes }, parseMarkup)
	if (!read.ok) return { error: read.error }
	const { title, parts, joinedParts, notices } = read.value
	return {
		title,
		parts: partsOf(joinedParts ?? parts).map(
			(part) => `${part.title || '–'}: ${part.text.replaceAll('\n', ' / ')}`,
		),
		notices: notices.map(noticeText),
	}
}
