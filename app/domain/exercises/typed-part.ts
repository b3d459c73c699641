/**
 * The parts of an exercise as they are typed: its question, its options and its explanation.
 *
 *   - zh: 美国人      a part begins at its marker,
 *   en: American      the lines after it are its other languages,
 *   \-- 或者美国      and after a \ the text above goes on, on a line of its own.
 */
import type { TypedOption } from './kinds/kind.ts'
import { bareTag } from './kinds/kind.ts'
import { languageTag } from './language-tag.ts'
import type { LocalizedText } from './localized-text.ts'

type Marker = '' | '-' | '*' | '?'

export type TypedPart = {
	marker: Marker
	line: number
	text: Map<string, string>
	lastTag?: string
}

/** As typed with a Chinese keyboard too. */
const markers = new Map<string, Marker>([
	['-', '-'],
	['－', '-'],
	['*', '*'],
	['＊', '*'],
	['?', '?'],
	['？', '?'],
])

const taggedLine = /^([^\s:：]+)\s*[:：](.*)$/su

/** Takes a line into the part it belongs to; false when it has no form we know. */
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
	const said = typed.slice(1).trim()
	if (hasBareOptions && marker !== '?') return addText(part, bareTag, said)
	return said === '' || addTagged(part, said)
}

/** All that the parts say, by language; a language without a word is left out. */
export function textOf(parts: readonly TypedPart[]): LocalizedText {
	const merged = new Map<string, string>()
	for (const { text } of parts) {
		for (const [tag, said] of text) merged.set(tag, `${merged.get(tag) ?? ''}\n${said}`)
	}
	const texts = [...merged].map(([tag, said]) => [tag, said.trim().normalize('NFC')] as const)
	return Object.fromEntries(texts.filter(([, said]) => said !== ''))
}

export function optionOf(part: TypedPart): TypedOption {
	return { isRight: part.marker === '*', text: textOf([part]) }
}

/** The lines of a text, the first with its marker. */
export function formatText(text: LocalizedText, marker: Marker): string[] {
	const lines = Object.entries(text).flatMap(([tag, said]) => {
		const [first = '', ...more] = said.split(/\r\n|[\n\r\u2028\u2029]/)
		const start = tag === bareTag ? first : `${tag}: ${first}`
		return [start, ...more.map((line) => `\\${line}`)]
	})
	if (marker === '') return lines
	const [first = '', ...more] = lines
	return [`${marker} ${first}`.trimEnd(), ...more]
}

function addTagged(part: TypedPart, typed: string): boolean {
	// An answer without a tag has no other languages: what follows belongs to it.
	if (part.lastTag === bareTag) return addText(part, bareTag, typed)
	const [, name, said] = taggedLine.exec(typed) ?? []
	const tag = name?.toLowerCase()
	if (tag === undefined || said === undefined || !languageTag.test(tag)) return false
	return addText(part, tag, said.trim())
}

/** A language given twice goes on: nothing that was typed is lost. */
function addText(part: TypedPart, tag: string, said: string): boolean {
	const before = part.text.get(tag)
	part.text.set(tag, before === undefined ? said : `${before}\n${said}`)
	part.lastTag = tag
	return true
}

function continueText(part: TypedPart | undefined, said: string): boolean {
	return part?.lastTag !== undefined && addText(part, part.lastTag, said)
}
