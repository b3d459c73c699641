/**
 * Fetching generated readings while the text is being edited.
 *
 * The editor requests 头发 | 很 | 长 and gets tóu fa | hěn | cháng. They are applied only if the words
 * are still the same, and never replace a reading set by an author. Whole paragraphs are requested,
 * because a word's reading depends on its neighbours.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { EditedParagraph, EditedText, EditedWord, WordPlace } from './edited-text.ts'

export type ParagraphWords = {
	/** Key of the paragraph. */
	readonly key: number
	readonly words: readonly string[]
}

/** One reading for each word; null or undefined if the engine has none. */
export type ParagraphReadings = ParagraphWords & {
	readonly readings: readonly (string | null | undefined)[]
}

/** Paragraphs whose words have changed since their last readings, each with all its words. */
export function readingsWanted({ paragraphs }: EditedText): ParagraphWords[] {
	return paragraphs.flatMap((paragraph) =>
		paragraph.isRead ? [] : [{ key: paragraph.key, words: wordsOf(paragraph) }],
	)
}

/** Ignores answers for words that have changed meanwhile; those stay in `readingsWanted`. */
export function withReadings(
	edited: EditedText,
	answers: readonly ParagraphReadings[],
): EditedText {
	const answerByKey = new Map(answers.map((answer) => [answer.key, answer]))
	let isChanged = false
	const paragraphs = edited.paragraphs.map((paragraph) => {
		const answer = answerByKey.get(paragraph.key)
		if (!answer || !isSameList(wordsOf(paragraph), answer.words)) return paragraph
		isChanged = true
		const words = paragraph.words.map((word, index) => withReading(word, answer.readings[index]))
		return { ...paragraph, words, isRead: true }
	})
	return isChanged ? { ...edited, paragraphs } : edited
}

/** Words that have no reading, each once: the engine knows simplified characters only. */
export function unreadWords({ paragraphs }: EditedText): { word: string; place: WordPlace }[] {
	const found = new Map<string, WordPlace>()
	for (const [paragraph, { words, isRead }] of paragraphs.entries()) {
		for (const [index, { token, generated }] of words.entries()) {
			const hasReading = token.isCustomPinyin || generated !== undefined
			if (!isRead || hasReading || !hasHanzi(token.word) || found.has(token.word)) continue
			found.set(token.word, { paragraph, word: index })
		}
	}
	return [...found].map(([word, place]) => ({ word, place }))
}

function wordsOf({ words }: EditedParagraph): string[] {
	return words.map(({ token }) => token.word)
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((word, index) => word === other[index])
}

function withReading(word: EditedWord, reading: string | null | undefined): EditedWord {
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
