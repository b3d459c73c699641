/**
 * Splits a text pasted into the analyzer into paragraphs.
 *
 *   今天下雨。\n\n我们在家看书。  →  今天下雨。 (large spacing after it) | 我们在家看书。
 *
 * Each line is a paragraph. Long lines are cut after sentences, so that a gloss is near its words and
 * browsers can skip what is off screen. Long sentences are cut after commas or spaces, and if there
 * are none, anywhere.
 */
import type { Spacing } from '#app/domain/lesson-text/content.ts'

/** In code points. */
export const longestText = 10_000

/** In UTF-16 units: the longest line that keeps its gloss near its words. */
const nearGloss = 100
const longestSentence = 200

export type Paragraph = { zh: string; spacing: Spacing }

const lineBreak = /[\n\v\f\u2028\u2029]/
const sentences = /[^。！？!?；;…]*(?:[。！？!?；;…]+[”’」』）》)"']*|$)/gu
const stretches = new RegExp(
	`.{1,${longestSentence}}(?:$|(?<=[，、,：:\\s]))|.{1,${longestSentence}}`,
	'gsu',
)

/** Number of code points: 𠮷 is one. */
export function countCharacters(text: string): number {
	let length = 0
	for (const _ of text) length += 1
	return length
}

export function isTooLong(text: string): boolean {
	return text.length > longestText && countCharacters(text) > longestText
}

/**
 * Takes text from `incomingText`. An empty line makes the spacing before it large. Lines that are longer
 * than `longest`, in UTF-16 units, are cut.
 */
export function paragraphsOf(text: string, longest = nearGloss): Paragraph[] {
	const found: Paragraph[] = []
	for (const line of text.split(lineBreak)) {
		const written = line.trim()
		const last = found.at(-1)
		if (written === '' && last) last.spacing = 'large'
		for (const zh of piecesOf(written, longest)) found.push({ zh, spacing: 'normal' })
	}
	const end = found.at(-1)
	if (end) end.spacing = 'normal'
	return found
}

/** Joined, the pieces are the line, except for spaces between them. */
function piecesOf(line: string, longest: number): string[] {
	if (line === '') return []
	if (line.length <= longest) return [line]
	const pieces: string[] = []
	let piece = ''
	for (const sentence of (line.match(sentences) ?? []).flatMap(stretchesOf)) {
		if (piece !== '' && piece.length + sentence.length > longest) {
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
