/**
 * The header lines of Anki's text files, also of those that went through a spreadsheet: it fills each line
 * up to the number of columns, and may quote it.
 *
 *   #separator:tab
 *   #tags column:3,,
 *   "#separator:Comma",,
 */
import { splitCells } from './cells.ts'

type AnkiHead = {
	/** What each line says, by its name in small letters. */
	said: ReadonlyMap<string, string>
	/** The number of lines, and where they end. */
	lines: number
	end: number
	/** The sign with which a spreadsheet filled the lines: it separates the cells of all others. */
	padding: string | undefined
}

const header =
	/^#\s*(separator|html|tags|columns|notetype|deck|if matches|(?:notetype|deck|tags|guid) column)\s*:(.*)$/i

/** The old line of tags has no sign in front. */
const oldTags = /^(tags):(.*)$/i

const longestHeader = 10_000

/** Whether a text has header lines. */
export function isAnki(text: string): boolean {
	return header.test(unquoted(firstLine(text, 0)))
}

/** Line ends are \n. */
export function ankiHeadOf(text: string): AnkiHead {
	const said = new Map<string, string>()
	let end = 0
	let lines = 0
	let padding: string | undefined
	while (end < text.length) {
		const line = firstLine(text, end)
		const plain = unquoted(line)
		const [, key, value = ''] = header.exec(plain) ?? oldTags.exec(plain) ?? []
		if (key === undefined) break
		const name = key.toLowerCase()
		padding ??= paddingOf(line, name)
		said.set(name, withoutPadding(name, value))
		end += line.length + 1
		lines += 1
	}
	return { said, lines, end: Math.min(end, text.length), padding }
}

/** Names and numbers end without a sign; a list of columns may end with empty ones, and a separator is one. */
function paddingOf(line: string, name: string): string | undefined {
	if (name === 'columns') return undefined
	return /(?<=[\p{L}\d"])([,;\t])\1*$/u.exec(line)?.[1]
}

function withoutPadding(name: string, value: string): string {
	const isSign = name === 'separator' && !/^\s*[a-z]/i.test(value)
	return isSign ? value : value.replace(/[,;\t]+$/, '').trim()
}

/** The first cell of a line in quotes. */
function unquoted(line: string): string {
	return line.startsWith('"') ? (splitCells(line, { separator: ',' })[0]?.cells[0] ?? '') : line
}

function firstLine(text: string, from: number): string {
	const end = text.indexOf('\n', from)
	return text.slice(from, Math.min(end < 0 ? text.length : end, from + longestHeader))
}
