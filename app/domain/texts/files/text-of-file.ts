/**
 * A file becomes a title and parts. 西游记.epub becomes
 * { title: '西游记', parts: [{ title: '第一回', text: … }, { title: '第二回', text: … }] }.
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { type TextPart, tidyTitle } from '#app/domain/texts/split-text.ts'
import { type FileNotice, withCount } from './notices.ts'

export type TextOfFile = {
	title: string
	/** Their texts are paragraphs, one a line. */
	parts: TextPart[]
	/** The parts with broken lines joined, where the file has such lines. */
	joinedParts?: TextPart[]
	/** What the file has beside them. */
	notices: FileNotice[]
}

/** The lines of a file, without tabs and spaces at their ends. Markup may name what draws nothing: &shy; */
export function linesOf(text: string): string[] {
	return text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/).map(tidyLine)
}

function tidyLine(line: string): string {
	return incomingText(line).replace(/\s+/g, ' ').trim()
}

/** Leaves out empty lines at both ends and keeps at most one between two others. */
export function joinLines(lines: readonly string[]): string {
	return lines
		.map(tidyLine)
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.replace(/^\n+|\n+$/g, '')
}

/** 西游记 (1).txt is called 西游记 (1). */
export function titleOfName(name: string): string {
	return tidyTitle(name.replace(/^.*[/\\]/, '').replace(/\.\w{1,8}$/, ''))
}

/** Titles without text are no parts; they are named. */
export function partsWithText(parts: readonly TextPart[]): Pick<TextOfFile, 'parts' | 'notices'> {
	const names = parts.flatMap(({ title, text }) => (text === '' && title !== '' ? [title] : []))
	return {
		parts: parts.filter(({ text }) => text !== ''),
		notices: withCount([{ code: 'own-file.titles-alone', count: names.length, names }]),
	}
}
