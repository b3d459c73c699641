/**
 * The text of a lesson as people type it: paragraphs in both languages.
 *
 *   zh: 早上好！我␟叫␟李明。
 *   en: Good morning! My name is Li Ming.
 *
 *   zh: 我␟是␟学生。
 *   en: I am a student.
 *
 * - A tag is `zh` or `en` and a colon (：too) at the start of a line; its text goes on until the
 *   next tag. Lines of one text are joined, English ones by a space. Empty lines mean nothing.
 * - A paragraph has both tags; a tag that it already has begins the next one.
 * - Without any tag each paragraph is a Chinese line and an English one, with an empty line
 *   before the next paragraph.
 */
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { hasHanzi } from './hanzi.ts'

export type TaggedParagraph = { zh: string; en: string }

type Tag = keyof TaggedParagraph
type Draft = { line: number; isStray?: boolean } & Partial<Record<Tag, string[]>>

const tagAtStart = /^\s*(zh|en)\s*[:：](.*)$/isu

export function parseTaggedText(text: string): Result<TaggedParagraph[], Problem[]> {
	const lines = text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/u)
	if (lines.every((line) => line.trim() === '')) return err([{ code: 'lesson-text.empty' }])
	const isTagged = lines.some((line) => tagAtStart.test(line))
	const drafts = isTagged ? taggedDrafts(lines) : untaggedDrafts(lines)
	const paragraphs = drafts.map(finish)
	const problems = drafts.flatMap(problemsOf)
	if (problems.length === 0) return ok(paragraphs)
	return err(
		isTagged || problems.length < drafts.length ? problems : [{ code: 'lesson-text.no-paragraph' }],
	)
}

export function formatTaggedText(paragraphs: readonly TaggedParagraph[]): string {
	return paragraphs.map(({ zh, en }) => `zh: ${zh}\nen: ${en}`).join('\n\n')
}

export function formatUntaggedText(paragraphs: readonly TaggedParagraph[]): string {
	return paragraphs.map(({ zh, en }) => `${zh}\n${en}`).join('\n\n')
}

function taggedDrafts(lines: readonly string[]): Draft[] {
	const drafts: Draft[] = []
	let open: string[] | undefined
	for (const [index, line] of lines.entries()) {
		const [, name, rest] = tagAtStart.exec(line) ?? []
		if (name !== undefined && rest !== undefined) {
			const tag: Tag = name.toLowerCase() === 'zh' ? 'zh' : 'en'
			open = [rest]
			const last = drafts.at(-1)
			if (last && !last.isStray && !last[tag]) last[tag] = open
			else drafts.push({ line: index + 1, [tag]: open })
		} else if (open) {
			open.push(line)
		} else if (line.trim() !== '') {
			// Text before the first tag belongs to a paragraph that has none.
			drafts.push({ line: index + 1, isStray: true })
			open = []
		}
	}
	return drafts
}

function untaggedDrafts(lines: readonly string[]): Draft[] {
	const drafts: Draft[] = []
	let isOpen = false
	for (const [index, line] of lines.entries()) {
		const last = drafts.at(-1)
		if (line.trim() === '') {
			isOpen = false
		} else if (isOpen && last) {
			last.en = [...(last.en ?? []), line]
		} else {
			// A paragraph that begins without hanzi lacks its Chinese line.
			drafts.push({ line: index + 1, [hasHanzi(line) ? 'zh' : 'en']: [line] })
			isOpen = true
		}
	}
	return drafts
}

function finish({ zh = [], en = [] }: Draft): TaggedParagraph {
	return { zh: joined(zh, ''), en: joined(en, ' ') }
}

function joined(lines: readonly string[], glue: string): string {
	return lines
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.join(glue)
}

function problemsOf(draft: Draft, index: number): Problem[] {
	const paragraph = index + 1
	return (['zh', 'en'] as const).flatMap((tag): Problem[] => {
		const at = { values: { paragraph, tag }, line: draft.line }
		if (!draft[tag]) return [{ code: 'lesson-text.missing-tag', ...at }]
		return finish(draft)[tag] === '' ? [{ code: 'lesson-text.blank-content', ...at }] : []
	})
}
