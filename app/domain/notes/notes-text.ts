/**
 * The notes of a lesson as an author types them, in a small Markdown with examples.
 *
 *   ## 是 joins two nouns
 *
 *   *To be* between two nouns is 是 [shì]. An adjective needs 很 instead.
 *
 *   - 不是 [bú shì] says no.
 *
 *   zh: 我␟是␟老师[lǎoshī]。
 *   en: I’m a teacher.
 *
 * - A heading begins a note, an empty line ends a paragraph, and a line that begins with "- " is an item
 *   of a list. Other lines continue what stands above them.
 * - An example is a zh: line and an en: line. Its notation is that of `lesson-text/aside.ts`.
 * - A char: line begins a character, see `character-block.ts`.
 * - A backslash before a beginning makes it ordinary text: \## or \- or \zh:.
 */

import { hasHanzi } from '#app/domain/hanzi.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { formatAside, readAside, type TypedAside } from '#app/domain/lesson-text/aside.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	type CharacterDraft,
	formatCharacter,
	partRoles,
	readCharacter,
} from './character-block.ts'
import type { NoteBlock } from './note-blocks.ts'
import { formatSpans, parseSpans } from './spans.ts'

/** In UTF-16 units. */
export const longestNotes = 20_000

type TypedExample = { type: 'example'; zh: TypedAside; en: string }

/** A block whose example is not cut yet. */
export type TypedBlock = Exclude<NoteBlock, { type: 'example' }> | TypedExample

type Draft =
	| { type: 'heading' | 'paragraph' | 'item'; text: string }
	| {
			type: 'example'
			line: number
			zh: string | undefined
			en: string | undefined
			last: 'zh' | 'en'
	  }
	| ({ type: 'character' } & CharacterDraft)

const lineBreak = /\r\n|[\n\r\u2028\u2029]/
const heading = /^##\s+(?=\S)/
const item = /^-\s+(?=\S)/
const tag = /^(zh|en|char|means|sounds|part)\s*[:：]\s*/i
const escapedBeginning = /^\\(?=##\s|-\s|(?:zh|en|char|means|sounds|part)\s*[:：])/i

/** Reports all problems at once, with their lines. An empty text has no blocks. */
export function parseNotes(text: string): Result<TypedBlock[], Problem[]> {
	if (text.length > longestNotes) {
		return err([
			{ code: 'lesson-notes.too-long', values: { most: longestNotes, length: text.length } },
		])
	}
	const problems: Problem[] = []
	const blocks: TypedBlock[] = []
	for (const draft of draftsOf(text)) {
		if (draft.type === 'example' || draft.type === 'character') {
			const read = draft.type === 'example' ? exampleOf(draft) : readCharacter(draft)
			if (read.ok) blocks.push(read.value)
			else problems.push(read.error)
			continue
		}
		const spans = parseSpans(draft.text)
		const last = blocks.at(-1)
		if (draft.type !== 'item') blocks.push({ type: draft.type, spans })
		else if (last?.type === 'list') last.items.push(spans)
		else blocks.push({ type: 'list', items: [spans] })
	}
	return problems.length > 0 ? err(problems) : ok(blocks)
}

function draftsOf(text: string): Draft[] {
	const drafts: Draft[] = []
	let open: Draft | undefined
	const begin = (draft: Draft) => {
		open = draft
		drafts.push(draft)
	}
	for (const [index, typed] of incomingText(text).split(lineBreak).entries()) {
		const line = typed.trim()
		const [beginning = '', name = ''] = tag.exec(line) ?? []
		const which = name.toLowerCase()
		const rest = line.slice(beginning.length)
		if (line === '') open = undefined
		else if (open && takes(open, which, rest)) continue
		else if (which === 'char')
			begin({ type: 'character', line: index + 1, char: rest, parts: [], en: undefined })
		else if (which === 'zh' || which === 'en') {
			const [zh, en] = which === 'zh' ? [rest, undefined] : [undefined, rest]
			begin({ type: 'example', line: index + 1, zh, en, last: which })
		} else if (heading.test(line)) {
			begin({ type: 'heading', text: line.replace(heading, '') })
			// A heading is one line.
			open = undefined
		} else if (item.test(line)) begin({ type: 'item', text: line.replace(item, '') })
		else if (open) continueDraft(open, line.replace(escapedBeginning, ''))
		else begin({ type: 'paragraph', text: line.replace(escapedBeginning, '') })
	}
	return drafts
}

/** Whether a line belongs to the block above it: a character's part, or the English of either. */
function takes(draft: Draft, which: string, text: string): boolean {
	if (draft.type !== 'character' && draft.type !== 'example') return false
	const role = partRoles.find((one) => one === which)
	if (draft.type === 'character' && role) {
		draft.parts.push({ role, text })
		return true
	}
	if (which !== 'en' || draft.en !== undefined) return false
	draft.en = text
	if (draft.type === 'example') draft.last = 'en'
	return true
}

function continueDraft(draft: Draft, line: string): void {
	if (draft.type === 'character') draft.en = `${draft.en ?? ''} ${line}`.trim()
	else if (draft.type !== 'example') draft.text += ` ${line}`
	else if (draft.last === 'zh') draft.zh = `${draft.zh ?? ''}${line}`
	else draft.en = `${draft.en ?? ''} ${line}`.trim()
}

function exampleOf({
	line,
	zh = '',
	en = '',
}: Draft & { type: 'example' }): Result<TypedExample, Problem> {
	if (!hasHanzi(zh)) return err({ code: 'lesson-notes.no-chinese', line })
	if (en === '') return err({ code: 'lesson-notes.no-english', line })
	const read = readAside(zh)
	return read.ok ? ok({ type: 'example', zh: read.value, en }) : err({ ...read.error, line })
}

/** The notes with the words of their examples, in order. */
export function withWords(blocks: readonly TypedBlock[], words: readonly Token[][]): NoteBlock[] {
	const left = [...words]
	return blocks.map((block) =>
		block.type === 'example' ? { ...block, zh: left.shift() ?? [] } : block,
	)
}

export function typedAsides(blocks: readonly TypedBlock[]): TypedAside[] {
	return blocks.flatMap((block) => (block.type === 'example' ? [block.zh] : []))
}

/** The text of notes, with all cuts. */
export function formatNotes(blocks: readonly NoteBlock[]): string {
	return blocks.map(formatBlock).join('\n\n')
}

function formatBlock(block: NoteBlock): string {
	switch (block.type) {
		case 'heading':
			return `## ${formatSpans(block.spans)}`
		case 'paragraph':
			return protectedLine(formatSpans(block.spans))
		case 'list':
			return block.items.map((spans) => `- ${formatSpans(spans)}`).join('\n')
		case 'example':
			return `zh: ${formatAside(block.zh)}\nen: ${block.en}`
		case 'character':
			return formatCharacter(block)
	}
}

/** A paragraph that would begin something else, with a backslash before it. */
function protectedLine(line: string): string {
	const isOther = heading.test(line) || item.test(line) || tag.test(line)
	return isOther || escapedBeginning.test(line) ? `\\${line}` : line
}

/** The notes of a text, finished or not, each with the number of its examples and of its characters. */
export function countNotes(text: string): { examples: number; characters: number }[] {
	const notes: { examples: number; characters: number }[] = []
	for (const draft of draftsOf(text)) {
		const last = notes.at(-1)
		if (draft.type === 'heading') notes.push({ examples: 0, characters: 0 })
		else if (last && draft.type === 'example' && draft.zh !== undefined) last.examples += 1
		else if (last && draft.type === 'character') last.characters += 1
	}
	return notes
}
