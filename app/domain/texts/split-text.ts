/**
 * Splits a pasted text into parts that are read one at a time.
 *
 *   第一章 初见 ⏎ 天下雨了。… ⏎ 第二章 重逢 ⏎ …  →  第一章 初见 | 第二章 重逢
 *
 * Headings of chapters begin parts. A chapter of 14,000 characters becomes two parts of about 7,000,
 * cut between lines, or where a line is too long itself, between its sentences. Every character
 * stays, in its order, apart from space around parts and what `incomingText` drops.
 */
import { countCharacters } from '#app/domain/analyzer/paragraphs.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import { isChapterHeading, isVolumeHeading } from './chapter-headings.ts'
import { longestPart, longestTitle } from './limits.ts'
import { type ParagraphTimes, withTimes } from './paragraph-times.ts'

export type TextPart = {
	/** Empty if the part has none. */
	title: string
	text: string
	/** Where it comes from subtitles. */
	times?: ParagraphTimes | undefined
}

/** In code points. */
const longestFirstTitle = 30

/** Takes text as it was pasted or came from a file. Empty parts are left out. */
export function partsOf(given: readonly TextPart[], most = longestPart): TextPart[] {
	return given.flatMap(({ title, text, times }) => {
		const cleaned = { title: tidyTitle(title), text: incomingText(text) }
		const chapters = given.length === 1 ? chaptersOf(cleaned) : [cleaned]
		const parts = chapters.flatMap((part) => splitPart(part, most))
		return withTimes(parts, { text, times })
	})
}

/** The name of a text without a title: the beginning of its first line. */
export function titleOf(parts: readonly TextPart[]): string {
	const [line = ''] = parts[0]?.text.split('\n') ?? []
	const characters = [...line.trim()]
	const beginning = characters.slice(0, longestFirstTitle).join('')
	return characters.length > longestFirstTitle ? `${beginning}…` : beginning
}

/** One line, without space around it, no longer than a title may be. */
export function tidyTitle(title: string): string {
	const line = incomingText(title).replace(/\s+/g, ' ').trim()
	let short = ''
	for (const character of line) {
		if (short.length + character.length > longestTitle) break
		short += character
	}
	return short.trim()
}

/** A text with one heading is not a book: its heading is a line like others. */
function chaptersOf({ title, text }: TextPart): TextPart[] {
	const lines = linesOf(text)
	const places = [...lines.keys()].filter((at) => isChapterHeading(lines[at] ?? ''))
	if (places.length < 2) return [{ title, text }]
	const isHeading = new Set(places)
	const starts = places.filter((at, index) => {
		const volume = places[index - 1]
		return volume === undefined || !isVolumeWithoutText(lines.slice(volume, at))
	})
	const all = [0, ...starts.filter((at) => at > 0)]
	return all.map((from, index) => {
		const own = lines.slice(from, all[index + 1])
		const headings = own.filter((_, at) => isHeading.has(from + at))
		return { title: tidyTitle(headings.join(' ')), text: own.join('') }
	})
}

/** 第一卷 风起 with nothing below belongs to its first chapter. */
function isVolumeWithoutText([first = '', ...others]: readonly string[]): boolean {
	return isVolumeHeading(first) && others.every((line) => line.trim() === '')
}

function splitPart({ title, text }: TextPart, most: number): TextPart[] {
	const whole = text.trim()
	if (whole === '') return []
	const length = countCharacters(whole)
	if (length <= most) return [{ title, text: whole }]
	// Parts of one size are better than a long one and a rest.
	const enough = Math.ceil(length / Math.ceil(length / most))
	const texts = gather(unitsOf(whole, most), { most, enough })
	return texts.map((one, index) => ({
		title: title === '' || index === 0 ? title : tidyTitle(`${title} (${index + 1})`),
		text: one,
	}))
}

function gather(
	units: readonly string[],
	{ most, enough }: { most: number; enough: number },
): string[] {
	const texts: string[] = []
	let text = ''
	let length = 0
	for (const unit of units) {
		const added = countCharacters(unit)
		if (length > 0 && (length >= enough || length + added > most)) {
			texts.push(text)
			text = ''
			length = 0
		}
		text += unit
		length += added
	}
	return [...texts, text].map((one) => one.trim()).filter((one) => one !== '')
}

/** Lines with their breaks; a line that is too long as sentences, a sentence that is too long as pieces. */
function unitsOf(text: string, most: number): string[] {
	return linesOf(text).flatMap((line) => {
		if (countCharacters(line) <= most) return [line]
		return cutAtSentences(line).flatMap((sentence) => piecesOf(sentence, most))
	})
}

function linesOf(text: string): string[] {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

/** Joined, they are the line. */
function cutAtSentences(line: string): string[] {
	const starts = sentencesOf(line).map(({ offset }) => offset)
	const cuts = [0, ...starts.filter((at) => at > 0), line.length]
	return cuts.slice(1).map((end, index) => line.slice(cuts[index], end))
}

function piecesOf(text: string, most: number): string[] {
	const characters = [...text]
	if (characters.length <= most) return [text]
	const count = Math.ceil(characters.length / most)
	return Array.from({ length: count }, (_, index) =>
		characters.slice(index * most, (index + 1) * most).join(''),
	)
}
