import type { Block } from '#app/domain/lesson-text/content.ts'
import { contentOf, type EditedText, fromContent } from './edited-text.ts'

/** A paragraph of the edited text, by its place, or one from elsewhere. */
export type Picked = number | Block

/** A text of some paragraphs of an edited one and others. What is not cut yet stays so. */
export function mergedText(edited: EditedText, picks: readonly Picked[]): EditedText {
	const own = contentOf(edited)
	const content = picks.flatMap((pick) => (typeof pick === 'number' ? (own[pick] ?? []) : pick))
	const merged = fromContent(content)
	const paragraphs = merged.paragraphs.map((paragraph) => {
		const pick = picks[paragraph.key]
		const before = typeof pick === 'number' ? edited.paragraphs[pick] : undefined
		if (!before) return paragraph
		const words = paragraph.words.map((word, at) => {
			const { generated, uncut } = before.words[at] ?? {}
			return { ...word, generated, ...(uncut && { uncut }) }
		})
		return { ...paragraph, words, isRead: before.isRead }
	})
	return { ...merged, paragraphs }
}
