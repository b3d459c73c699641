/**
 * An unsaved text as this browser keeps it: the text area's text, and the content with all readings,
 * blanks and spacing.
 */
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import {
	contentOf,
	type EditedText,
	fromContent,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { type EditorState, presentOf, withWholeText } from './editor-state.ts'

type Draft = {
	mode: EditorState['mode']
	text: string
	content: LessonContent
	/** Typed words that are not cut yet, as "paragraph word"; older drafts lack it. */
	uncut?: readonly string[]
}

export function formatDraft(state: EditorState): string {
	const { mode, raw } = state
	const edited = presentOf(state)
	const draft: Draft =
		mode === 'raw'
			? { mode, text: raw, content: [] }
			: { mode, text: edited.text, content: contentOf(edited), uncut: uncutPlaces(edited) }
	return JSON.stringify(draft)
}

/** The state with the draft restored. Returns undefined if the draft is damaged. */
export function withDraft(state: EditorState, kept: string, at: number): EditorState | undefined {
	const draft = readDraft(kept)
	if (!draft) return undefined
	const { mode, text, content, uncut = [] } = draft
	if (mode === 'raw') return { ...state, mode, raw: text }
	const restored = withText(withUncut(fromContent(content), new Set(uncut)), text)
	return withWholeText({ ...state, mode }, restored, at)
}

function uncutPlaces({ paragraphs }: EditedText): string[] {
	return paragraphs.flatMap(({ words }, paragraph) =>
		words.flatMap(({ uncut }, word) => (uncut ? [`${paragraph} ${word}`] : [])),
	)
}

function withUncut(edited: EditedText, places: ReadonlySet<string>): EditedText {
	const paragraphs = edited.paragraphs.map((paragraph, at) => ({
		...paragraph,
		words: paragraph.words.map((word, index) =>
			places.has(`${at} ${index}`) ? { ...word, uncut: [] } : word,
		),
	}))
	return places.size === 0 ? edited : { ...edited, paragraphs }
}

/** Checked by hand, without a schema library: this page wrote it itself. */
function readDraft(kept: string): Draft | undefined {
	try {
		const draft: unknown = JSON.parse(kept)
		return isDraft(draft) ? draft : undefined
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}

function isDraft(value: unknown): value is Draft {
	if (!isObject(value) || !('mode' in value && 'text' in value && 'content' in value)) return false
	const { mode, text, content } = value
	return (
		(mode === 'raw' || mode === 'segment') &&
		typeof text === 'string' &&
		Array.isArray(content) &&
		content.every(isBlock) &&
		(!('uncut' in value) || Array.isArray(value.uncut))
	)
}

function isBlock(block: unknown): boolean {
	if (!isObject(block) || !('zh' in block && 'en' in block && 'blank' in block)) return false
	return typeof block.en === 'string' && Array.isArray(block.zh) && block.zh.every(isToken)
}

function isToken(token: unknown): boolean {
	return isObject(token) && 'word' in token && typeof token.word === 'string'
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null
}
