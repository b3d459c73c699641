/**
 * An unsaved text as this browser keeps it: the text area's text, and the content with all readings,
 * blanks and spacing.
 */
import * as z from 'zod/mini'
import { parseJson } from '#app/domain/json.ts'
import { type LessonContent, spacings } from '#app/domain/lesson-text/content.ts'
import {
	contentOf,
	type EditedText,
	fromContent,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { type EditorState, presentOf, withWholeText } from './editor-state.ts'

const blocksSchema = z.array(
	z.object({
		zh: z.array(z.object({ word: z.string() })),
		en: z.string(),
		blank: z.enum(spacings),
	}),
)

const draftSchema = z.object({
	mode: z.enum(['raw', 'segment']),
	text: z.string(),
	/** With all that this page wrote, also what it does not check. */
	content: z.custom<LessonContent>((kept) => blocksSchema.safeParse(kept).success),
	/** Typed words that are not cut yet, as "paragraph word"; older drafts lack it. */
	uncut: z.optional(z.array(z.string())),
})

type Draft = z.infer<typeof draftSchema>

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
	const draft = draftSchema.safeParse(parseJson(kept))
	if (!draft.success) return undefined
	const { mode, text, content, uncut = [] } = draft.data
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
