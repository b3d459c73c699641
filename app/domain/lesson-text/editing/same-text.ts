/**
 * Compares an edited text with the stored one, from the author's point of view: a reading set by the
 * author (长[cháng]) is a difference, a generated one isn't.
 */
import { authoredToken, entriesInOrder } from '#app/domain/lesson-text/authored-token.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import type { EditedParagraph, EditedText } from './edited-text.ts'

export function isSameEditedText(edited: EditedText, other: EditedText): boolean {
	if (edited === other) return true
	return (
		edited.text === other.text &&
		edited.paragraphs.length === other.paragraphs.length &&
		edited.paragraphs.every((paragraph, index) =>
			isSameParagraph(paragraph, other.paragraphs[index]),
		)
	)
}

function isSameParagraph(one: EditedParagraph, other: EditedParagraph | undefined): boolean {
	if (one === other) return true
	return (
		other !== undefined &&
		one.spacing === other.spacing &&
		one.en === other.en &&
		one.words.length === other.words.length &&
		one.words.every(({ token }, index) => isSameToken(token, other.words[index]?.token)) &&
		(one.rest === other.rest || isSameValue(one.rest, other.rest))
	)
}

function isSameToken(one: Token, other: Token | undefined): boolean {
	if (one === other) return true
	return (
		other !== undefined &&
		JSON.stringify(authoredToken(one)) === JSON.stringify(authoredToken(other))
	)
}

function isSameValue(one: object, other: object): boolean {
	return JSON.stringify(entriesInOrder(one)) === JSON.stringify(entriesInOrder(other))
}
