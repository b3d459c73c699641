/**
 * A lesson's text as a teacher types it: paragraphs of Chinese and English, each with a tag.
 *
 *   zh: 早上好！我␟叫␟李明。
 *   en: Good morning! My name is Li Ming.
 *
 * - A tag is at the start of a line, with a half- or full-width colon (zh: or zh：).
 * - A new paragraph begins at a tag the current one already has, and at a zh: after an empty line.
 * - Lines without a tag continue the tag above; Chinese lines are joined without a space. After a
 *   complete paragraph and an empty line, they begin a paragraph without tags, which is a problem.
 * - English may still be missing, with or without its tag: it is needed when the text is published.
 * - A text without any tags is read as a Chinese line, an English line, an empty line, and so on.
 */

import { hasHanzi } from '#app/domain/hanzi.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

export type TaggedParagraph = { zh: string; en: string }

type Tag = keyof TaggedParagraph
/** A trimmed line; `number` from 1, `at` the offset of its first character in the whole text. */
type Line = { number: number; at: number; text: string }
/** The lines of one tag; the first is the rest of the tag's own line. */
type Part = { line: number; lines: Line[] }
/** A paragraph, complete or not. */
type Draft = {
	line: number
	first: Line
	last: Line
	zh?: Part
	en?: Part
	isUntagged?: boolean
}

const tags = ['zh', 'en'] as const
const taggedLine = /^(zh|en)\s*[:：](.*)$/isu
const lineBreak = /\r\n|[\n\r\u2028\u2029]/
const eachLine = /(\r\n|[\n\r\u2028\u2029])/
/** Separators and invisible characters don't count as content. */
const visible = /[^\s\p{C}\u241F]/u

/** Reports all problems at once, with paragraph and line numbers. Text becomes NFC. */
export function parseTaggedText(text: string): Result<TaggedParagraph[], Problem[]> {
	if (!visible.test(text)) return err([{ code: 'lesson-text.empty' }])
	const { drafts, isTagged } = findDrafts(incomingText(text))
	if (!isTagged && !(hasHanzi(text) && drafts.some(({ zh, en }) => zh && en))) {
		return err([{ code: 'lesson-text.no-paragraph', line: drafts[0]?.line }])
	}
	const problems = drafts.flatMap((draft, index) => problemsOf(draft, index + 1))
	if (problems.length > 0) return err(problems)
	return ok(drafts.map(({ zh, en }) => ({ zh: joined('zh', zh), en: joined('en', en) })))
}

/** The paragraphs of a text, complete or not, with all their lines. */
export function findDrafts(text: string): { drafts: Draft[]; isTagged: boolean } {
	const lines = linesOf(text)
	const isTagged = lines.some((line) => taggedLine.test(line.text))
	return { drafts: isTagged ? readTagged(lines) : readUntagged(lines), isTagged }
}

export function formatTaggedText(paragraphs: readonly TaggedParagraph[]): string {
	return paragraphs
		.map((paragraph) =>
			tags.map((tag) => `${tag}: ${onOneLine(tag, paragraph[tag])}`.trim()).join('\n'),
		)
		.join('\n\n')
}

/** Leaves tags out, unless the text would then be read differently. */
export function formatUntaggedText(paragraphs: readonly TaggedParagraph[]): string {
	const text = paragraphs
		.map((paragraph) => tags.map((tag) => onOneLine(tag, paragraph[tag])).join('\n'))
		.join('\n\n')
	const tagged = formatTaggedText(paragraphs)
	const read = parseTaggedText(text)
	return read.ok && formatTaggedText(read.value) === tagged ? text : tagged
}

function linesOf(text: string): Line[] {
	let at = 0
	return text.split(eachLine).flatMap((line, index) => {
		const begin = at
		at += line.length
		// The odd items are the line breaks.
		return index % 2 === 0 ? trimmed({ number: index / 2 + 1, at: begin, text: line }) : []
	})
}

function trimmed({ number, at, text }: Line): Line {
	const end = text.trimEnd()
	const trim = end.trimStart()
	return { number, at: at + end.length - trim.length, text: trim }
}

function readTagged(lines: readonly Line[]): Draft[] {
	const drafts: Draft[] = []
	let draft: Draft | undefined
	let part: Part | undefined
	let isAfterGap = false
	const begin = (line: Line): Draft => {
		const begun = { line: line.number, first: line, last: line }
		drafts.push(begun)
		return begun
	}
	for (const line of lines) {
		const { number, at, text } = line
		if (!text) {
			isAfterGap = true
			continue
		}
		const [, name, content] = text.match(taggedLine) ?? []
		if (content !== undefined) {
			const tag = name?.toLowerCase() === 'zh' ? 'zh' : 'en'
			const isNew = tag === 'zh' && (isAfterGap || draft?.isUntagged)
			if (!draft || draft[tag] || isNew) draft = begin(line)
			const first = { number, at: at + text.length - content.length, text: content }
			part = { line: number, lines: [trimmed(first)] }
			draft[tag] = part
		} else {
			if (!draft || (isAfterGap && draft.zh && draft.en)) {
				draft = begin(line)
				draft.isUntagged = true
				part = undefined
			}
			part?.lines.push(line)
		}
		draft.last = line
		isAfterGap = false
	}
	return drafts
}

function readUntagged(lines: readonly Line[]): Draft[] {
	const chunks: Line[][] = [[]]
	for (const line of lines) {
		if (line.text) chunks.at(-1)?.push(line)
		else chunks.push([])
	}
	return chunks.flatMap((chunk) => draftOfChunk(chunk) ?? [])
}

/** Chinese continues up to the first line without hanzi. English lines may contain hanzi. */
function draftOfChunk(chunk: readonly Line[]): Draft | undefined {
	const [first] = chunk
	if (!first) return undefined
	const line = first.number
	const begun = { line, first, last: chunk.at(-1) ?? first }
	const isChineseFirst = hasHanzi(first.text) || !chunk.some(({ text }) => hasHanzi(text))
	if (!isChineseFirst || (chunk.length === 1 && !hasHanzi(first.text))) {
		return { ...begun, en: { line, lines: [...chunk] } }
	}
	if (chunk.length === 1) return { ...begun, zh: { line, lines: [...chunk] } }
	const found = chunk.findIndex(({ text }, index) => index > 0 && !hasHanzi(text))
	const english = found > 0 ? found : 1
	return {
		...begun,
		zh: { line, lines: chunk.slice(0, english) },
		en: { line: line + english, lines: chunk.slice(english) },
	}
}

/** English may wait; a paragraph without any Chinese is told what else it lacks. */
function problemsOf(draft: Draft, paragraph: number): Problem[] {
	if (draft.zh && visible.test(joined('zh', draft.zh))) return []
	return tags.flatMap((tag): Problem[] => {
		const part = draft[tag]
		const values = { paragraph, tag }
		if (!part) return [{ code: 'lesson-text.missing-tag', values, line: draft.line }]
		if (visible.test(joined(tag, part))) return []
		return [{ code: 'lesson-text.blank-content', values, line: part.line }]
	})
}

function joined(tag: Tag, part: Part | undefined): string {
	return joinLines(tag, part?.lines.map(({ text }) => text) ?? [])
}

function joinLines(tag: Tag, lines: readonly string[]): string {
	const written = lines.map((line) => line.trim()).filter(Boolean)
	return written.join(tag === 'zh' ? '' : ' ').normalize('NFC')
}

/** Joins the lines of a stored text, which may have line breaks. */
export function onOneLine(tag: Tag, text: string): string {
	return joinLines(tag, text.split(lineBreak))
}

/** Whether two texts have the same paragraphs, however they are tagged and spaced. */
export function isSameText(one: string, other: string): boolean {
	return normalizedText(one) === normalizedText(other)
}

/** An incomplete text is compared as typed. */
function normalizedText(text: string): string {
	const parsed = parseTaggedText(text)
	return parsed.ok ? formatTaggedText(parsed.value) : text.trim()
}
