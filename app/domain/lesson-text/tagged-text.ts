/**
 * The text of a lesson as a teacher types it: paragraphs in Chinese and English, each tagged.
 *
 *   zh: 早上好！我␟叫␟李明。
 *   en: Good morning! My name is Li Ming.
 *
 * - A tag stands at the start of a line, with a half- or full-width colon (zh: or zh：).
 * - A paragraph begins at a tag it already has, and at a zh: after an empty line.
 * - Lines without a tag belong to the tag before them; Chinese lines are joined without a space.
 *   After a finished paragraph and an empty line they are a paragraph that lacks its tags.
 * - A text without any tag is read as a Chinese line, an English line, an empty line, and so on.
 */

import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

export type TaggedParagraph = { zh: string; en: string }

type Tag = keyof TaggedParagraph
type Part = { line: number; lines: string[] }
type Draft = { line: number; zh?: Part; en?: Part; isUntagged?: boolean }
type Line = { number: number; text: string }

const tags = ['zh', 'en'] as const
const taggedLine = /^(zh|en)\s*[:：](.*)$/isu
const lineBreak = /\r\n|[\n\r\u2028\u2029]/
/** Separators and characters nobody sees are no content. */
const visible = /[^\s\p{C}\u241F]/u

export function parseTaggedText(text: string): Result<TaggedParagraph[], Problem[]> {
	if (!visible.test(text)) return err([{ code: 'lesson-text.empty' }])
	const lines = linesOf(text.normalize('NFC'))
	const isTagged = lines.some((line) => taggedLine.test(line.text))
	const drafts = isTagged ? readTagged(lines) : readUntagged(lines)
	if (!isTagged && !(hasHanzi(text) && drafts.some(({ zh, en }) => zh && en))) {
		return err([{ code: 'lesson-text.no-paragraph', line: drafts[0]?.line }])
	}
	const problems = drafts.flatMap((draft, index) => problemsOf(draft, index + 1))
	if (problems.length > 0) return err(problems)
	return ok(drafts.map(({ zh, en }) => ({ zh: joined('zh', zh), en: joined('en', en) })))
}

export function formatTaggedText(paragraphs: readonly TaggedParagraph[]): string {
	return paragraphs
		.map((paragraph) => tags.map((tag) => `${tag}: ${flat(tag, paragraph[tag])}`.trim()).join('\n'))
		.join('\n\n')
}

/** Without tags; with them after all when the text would be read differently without. */
export function formatUntaggedText(paragraphs: readonly TaggedParagraph[]): string {
	const text = paragraphs
		.map((paragraph) => tags.map((tag) => flat(tag, paragraph[tag])).join('\n'))
		.join('\n\n')
	const tagged = formatTaggedText(paragraphs)
	const read = parseTaggedText(text)
	return read.ok && formatTaggedText(read.value) === tagged ? text : tagged
}

function linesOf(text: string): Line[] {
	return text.split(lineBreak).map((line, index) => ({ number: index + 1, text: line.trim() }))
}

function readTagged(lines: readonly Line[]): Draft[] {
	const drafts: Draft[] = []
	let draft: Draft | undefined
	let part: Part | undefined
	let isAfterGap = false
	const begin = (line: number): Draft => {
		const begun = { line }
		drafts.push(begun)
		return begun
	}
	for (const { number, text } of lines) {
		if (!text) {
			isAfterGap = true
			continue
		}
		const [, name, content] = text.match(taggedLine) ?? []
		if (content !== undefined) {
			const tag = name?.toLowerCase() === 'zh' ? 'zh' : 'en'
			const isNew = tag === 'zh' && (isAfterGap || draft?.isUntagged)
			if (!draft || draft[tag] || isNew) draft = begin(number)
			part = { line: number, lines: [content] }
			draft[tag] = part
		} else {
			if (!draft || (isAfterGap && draft.zh && draft.en)) {
				draft = begin(number)
				draft.isUntagged = true
				part = undefined
			}
			part?.lines.push(text)
		}
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

/** Chinese goes on until the first line that has none; an English line may name a hanzi. */
function draftOfChunk(chunk: readonly Line[]): Draft | undefined {
	const [first] = chunk
	if (!first) return undefined
	const line = first.number
	const texts = chunk.map(({ text }) => text)
	const isChineseFirst = hasHanzi(first.text) || !texts.some(hasHanzi)
	if (!isChineseFirst || (chunk.length === 1 && !hasHanzi(first.text))) {
		return { line, en: { line, lines: texts } }
	}
	if (chunk.length === 1) return { line, zh: { line, lines: texts } }
	const found = texts.findIndex((text, index) => index > 0 && !hasHanzi(text))
	const english = found > 0 ? found : 1
	return {
		line,
		zh: { line, lines: texts.slice(0, english) },
		en: { line: line + english, lines: texts.slice(english) },
	}
}

function problemsOf(draft: Draft, paragraph: number): Problem[] {
	return tags.flatMap((tag): Problem[] => {
		const part = draft[tag]
		const values = { paragraph, tag }
		if (!part) return [{ code: 'lesson-text.missing-tag', values, line: draft.line }]
		if (visible.test(joined(tag, part))) return []
		return [{ code: 'lesson-text.blank-content', values, line: part.line }]
	})
}

function joined(tag: Tag, part: Part | undefined): string {
	const lines = part?.lines.map((line) => line.trim()).filter(Boolean) ?? []
	return lines.join(tag === 'zh' ? '' : ' ').normalize('NFC')
}

/** A stored English text may have been broken into lines by hand. */
function flat(tag: Tag, text: string): string {
	return joined(tag, { line: 1, lines: text.split(lineBreak) })
}
