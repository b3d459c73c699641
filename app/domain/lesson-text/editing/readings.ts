/**
 * Readings that the engine gives, while the text goes on being edited.
 *
 * 头发 | 很 | 长 is asked for; what comes back, tóu fa | hěn | cháng, is laid upon these words if they
 * are still there, and never upon what an author has set. A word may be read otherwise when its
 * neighbours change, so that a paragraph is always asked for as a whole.
 */
import type { EditedParagraph, EditedText, EditedWord } from './edited-text.ts'

export type ParagraphWords = {
	/** The paragraph's. */
	readonly key: number
	readonly words: readonly string[]
}

/** One reading a word; none where the engine knows none. */
export type ParagraphReadings = ParagraphWords & {
	readonly readings: readonly (string | null | undefined)[]
}

/** Paragraphs whose words have changed since they were read, each with all its words. */
export function readingsWanted({ paragraphs }: EditedText): ParagraphWords[] {
	return paragraphs.flatMap((paragraph) =>
		paragraph.isRead ? [] : [{ key: paragraph.key, words: wordsOf(paragraph) }],
	)
}

/** What is about other words than there are now is left out; they are still wanted then. */
export function withReadings(
	edited: EditedText,
	answers: readonly ParagraphReadings[],
): EditedText {
	const ofParagraph = new Map(answers.map((answer) => [answer.key, answer]))
	let isChanged = false
	const paragraphs = edited.paragraphs.map((paragraph) => {
		const answer = ofParagraph.get(paragraph.key)
		if (!answer || !isSame(wordsOf(paragraph), answer.words)) return paragraph
		isChanged = true
		const words = paragraph.words.map((word, index) => read(word, answer.readings[index]))
		return { ...paragraph, words, isRead: true }
	})
	return isChanged ? { ...edited, paragraphs } : edited
}

function wordsOf({ words }: EditedParagraph): string[] {
	return words.map(({ token }) => token.word)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((word, index) => word === other[index])
}

function read(word: EditedWord, reading: string | null | undefined): EditedWord {
	const generated = reading ?? undefined
	if (word.token.isCustomPinyin) return { ...word, generated }
	if (word.token.pinyin === generated && word.generated === generated) return word
	const { pinyin: _, ...token } = word.token
	return {
		...word,
		token: generated === undefined ? token : { ...token, pinyin: generated },
		generated,
	}
}
