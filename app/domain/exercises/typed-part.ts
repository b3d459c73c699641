/**
 * The parts of a typed exercise: its question, options and explanation.
 *
 *   - zh: 美国人      A part begins at its marker.
 *   en: American      Further lines are its other languages.
 *   \-- 或者美国      A \ continues the text above on a new line.
 */
import { bareTag, type TypedOption } from './kinds/kind.ts'
import { type LocalizedText, languageTag } from './localized-text.ts'

type Marker = '' | '-' | '*' | '?'

export type TypedPart = {
	marker: Marker
	line: number
	text: Map<string, string>
	lastTag?: string
}

/** Includes the full-width characters of a Chinese keyboard. */
const markers = new Map<string, Marker>([
	['-', '-'],
	['－', '-'],
	['*', '*'],
	['＊', '*'],
	['?', '?'],
	['？', '?'],
])

const taggedLine = /^([^\s:：]+)\s*[:：](.*)$/su

/** Adds a line to its part, or begins a new part; false if the line is invalid. */
export function addLine(
	parts: TypedPart[],
	line: { text: string; number: number },
	hasBareOptions: boolean,
): boolean {
	const typed = line.text.trim()
	const current = parts.at(-1)
	if (typed.startsWith('\\')) return continueText(current, typed.slice(1))
	const marker = markers.get(typed.charAt(0))
	if (marker === undefined) return current !== undefined && addTagged(current, typed)
	const part: TypedPart = { marker, line: line.number, text: new Map() }
	parts.push(part)
	const text = typed.slice(1).trim()
	if (hasBareOptions && marker !== '?') return addText(part, bareTag, text)
	return text === '' || addTagged(part, text)
}

/** Joins the texts of parts by language; empty languages are left out. */
export function localizedTextOf(parts: readonly TypedPart[]): LocalizedText {
	const merged = new Map<string, string>()
	for (const { text } of parts) {
		for (const [tag, line] of text) merged.set(tag, `${merged.get(tag) ?? ''}\n${line}`)
	}
	const texts = [...merged].map(([tag, joined]) => [tag, joined.trim().normalize('NFC')] as const)
	return Object.fromEntries(texts.filter(([, joined]) => joined !== ''))
}

export function optionOf(part: TypedPart): TypedOption {
	return { isRight: part.marker === '*', text: localizedTextOf([part]), line: part.line }
}

/** Formats a text as lines, the first with the marker. */
export function formatText(text: LocalizedText, marker: Marker): string[] {
	const lines = Object.entries(text).flatMap(([tag, line]) => {
		const [first = '', ...more] = line.split(/\r\n|[\n\r\u2028\u2029]/)
		const start = tag === bareTag ? first : `${tag}: ${first}`
		return [start, ...more.map((next) => `\\${next}`)]
	})
	if (marker === '') return lines
	const [first = '', ...more] = lines
	return [`${marker} ${first}`.trimEnd(), ...more]
}

function addTagged(part: TypedPart, typed: string): boolean {
	// An answer without a tag has no other languages, so the line continues it.
	if (part.lastTag === bareTag) return addText(part, bareTag, typed)
	const [, name, text] = taggedLine.exec(typed) ?? []
	const tag = name?.toLowerCase()
	if (tag === undefined || text === undefined || !languageTag.test(tag)) return false
	return addText(part, tag, text.trim())
}

/** A repeated language continues its text, so that nothing typed is lost. */
function addText(part: TypedPart, tag: string, text: string): boolean {
	const before = part.text.get(tag)
	part.text.set(tag, before === undefined ? text : `${before}\n${text}`)
	part.lastTag = tag
	return true
}

function continueText(part: TypedPart | undefined, text: string): boolean {
	return part?.lastTag !== undefined && addText(part, part.lastTag, text)
}
