/**
 * A text that somebody pastes, as the paragraphs it is analysed and shown in.
 *
 *   今天下雨。\n\n我们在家看书。  →  今天下雨。 (a large gap after it) | 我们在家看书。
 *
 * A line is a paragraph. Long lines are cut after sentences, so that a gloss stands near what it
 * glosses and a browser can leave out what is off the screen; a line without sentences is cut after
 * a comma or a space, and where it has none of these, anywhere.
 */
import type { Spacing } from '#app/domain/lesson-text/content.ts'

/** In characters as people count them. */
export const longestText = 10_000

/** Longer paragraphs are cut after their sentences, longer sentences after their commas. */
const longestParagraph = 100
const longestSentence = 200

export type Paragraph = { zh: string; spacing: Spacing }

const lineBreak = /[\n\v\f\u2028\u2029]/
const sentences = /[^。！？!?；;…]*(?:[。！？!?；;…]+[”’」』）》)"']*|$)/gu
const stretches = new RegExp(
	`.{1,${longestSentence}}(?:$|(?<=[，、,：:\\s]))|.{1,${longestSentence}}`,
	'gsu',
)

/** Characters as people count them: 𠮷 is one, and so is the end of a line. */
export function lengthOf(text: string): number {
	let length = 0
	for (const _ of text) length += 1
	return length
}

export function isTooLong(text: string): boolean {
	return text.length > longestText && lengthOf(text) > longestText
}

/** As it is typed in a browser, sent by a form or read from a file, it is the same text afterwards. */
export function cleanText(text: string): string {
	return text
		.replace(/\r\n?/g, '\n')
		.replace(/\p{Surrogate}/gu, '\ufffd')
		.normalize('NFC')
}

/** Of a clean text. Empty lines are gaps; a text of nothing else has no paragraphs. */
export function paragraphsOf(text: string): Paragraph[] {
	const found: Paragraph[] = []
	for (const line of text.split(lineBreak)) {
		const written = line.trim()
		const last = found.at(-1)
		if (written === '' && last) last.spacing = 'large'
		for (const zh of piecesOf(written)) found.push({ zh, spacing: 'normal' })
	}
	const end = found.at(-1)
	if (end) end.spacing = 'normal'
	return found
}

/** Joined they are the line, but for the spaces between them. */
function piecesOf(line: string): string[] {
	if (line === '') return []
	if (line.length <= longestParagraph) return [line]
	const pieces: string[] = []
	let piece = ''
	for (const sentence of (line.match(sentences) ?? []).flatMap(stretchesOf)) {
		if (piece !== '' && piece.length + sentence.length > longestParagraph) {
			pieces.push(piece)
			piece = ''
		}
		piece += sentence
	}
	return [...pieces, piece].map((text) => text.trim()).filter((text) => text !== '')
}

function stretchesOf(sentence: string): string[] {
	return sentence.length <= longestSentence ? [sentence] : (sentence.match(stretches) ?? [])
}
