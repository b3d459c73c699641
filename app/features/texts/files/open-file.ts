/** Opens a file that was chosen, dropped or shared. Loaded then: pages do not carry the readers of files. */
import { countCharacters } from '#app/domain/analyzer/paragraphs.ts'
import { type TextFileCode, textFileErrors } from '#app/domain/errors/text-files.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import { type ErrorValues, fillIn } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { noticeText } from '#app/domain/texts/files/notices.ts'
import { kindOfFile, readFile } from '#app/domain/texts/files/read-file.ts'
import { bytesOfPart } from '#app/domain/texts/part-size.ts'
import { partsOf, type TextPart } from '#app/domain/texts/split-text.ts'
import { mostBytesOfFile } from './file-types.ts'

export type OpenedFile = {
	title: string
	parts: OpenedPart[]
	/** The parts with broken lines joined, where the file has such lines. */
	joinedParts: OpenedPart[] | undefined
	/** Sentences that say what did not come along. */
	notices: string[]
}

export type OpenedPart = TextPart & {
	/** From 1. */
	number: number
	characters: number
	/** In UTF-8, with the times of its paragraphs. */
	bytes: number
}

/** Returns its parts, as they will be kept, or a sentence that says why there are none. */
export async function openFile(file: File): Promise<Result<OpenedFile, string>> {
	const kind = kindOfFile(file.name, file.type)
	if (!kind) return refuse('own-file.unknown-kind')
	if (file.size > mostBytesOfFile) {
		return refuse('own-file.too-large', tooLarge(file.size, mostBytesOfFile))
	}
	let bytes: Uint8Array
	try {
		bytes = new Uint8Array(await file.arrayBuffer())
	} catch {
		// The file was moved or changed after it was chosen.
		return refuse('own-file.unreadable')
	}
	const read = readFile({ name: file.name, kind, bytes }, parseMarkup)
	if (!read.ok) return refuse(read.error)
	const { title, parts, joinedParts, notices } = read.value
	return ok({
		title,
		parts: openedParts(parts),
		joinedParts: joinedParts && openedParts(joinedParts),
		notices: notices.map(noticeText),
	})
}

/** A document of this parser runs no script and loads nothing. */
function parseMarkup(html: string): Document {
	return new DOMParser().parseFromString(html, 'text/html')
}

function openedParts(parts: readonly TextPart[]): OpenedPart[] {
	return partsOf(parts).map((part, index) => ({
		...part,
		number: index + 1,
		characters: countCharacters(part.text),
		bytes: bytesOfPart(part),
	}))
}

function refuse(code: TextFileCode, values?: ErrorValues): Result<never, string> {
	return err(fillIn(textFileErrors[code], values))
}
