/** Converts between caret offsets and places in an edited text: the word 李明 under the caret. */
import type { EditedText, WordPlace } from './edited-text.ts'
import { stretchInParagraph } from './found-paragraphs.ts'

/** A range in the whole text, in UTF-16 units. */
type Stretch = { readonly from: number; readonly to: number }

/** Index of the paragraph at or before the caret; undefined before the first. */
export function paragraphAt({ starts }: EditedText, cursor: number): number | undefined {
	let [low, high] = [0, starts.length]
	while (low < high) {
		const middle = (low + high) >> 1
		if ((starts[middle] ?? 0) <= cursor) low = middle + 1
		else high = middle
	}
	return low > 0 ? low - 1 : undefined
}

/** The word around or right after the caret, else the one right before it. */
export function wordAt(edited: EditedText, cursor: number): WordPlace | undefined {
	const paragraph = paragraphAt(edited, cursor)
	if (paragraph === undefined) return undefined
	let before: WordPlace | undefined
	for (const index of edited.paragraphs[paragraph]?.words.keys() ?? []) {
		const place = { paragraph, word: index }
		const { from, to } = stretchOfWord(edited, place) ?? { from: 0, to: 0 }
		if (from <= cursor && cursor < to) return place
		if (from < to && to === cursor) before = place
	}
	return before
}

export function stretchOfWord(edited: EditedText, place: WordPlace): Stretch | undefined {
	const paragraph = edited.paragraphs[place.paragraph]
	const start = edited.starts[place.paragraph]
	const word = paragraph?.words[place.word]
	if (!word || start === undefined) return undefined
	const { from, to } = stretchInParagraph(paragraph.lines, word)
	return { from: start + from, to: start + to }
}

/** Numbers for the counter: paragraphs and Chinese characters. */
export function counts({ paragraphs }: EditedText): { paragraphs: number; hanzi: number } {
	const hanzi = paragraphs.reduce((sum, { hanziCount }) => sum + hanziCount, 0)
	return { paragraphs: paragraphs.length, hanzi }
}
