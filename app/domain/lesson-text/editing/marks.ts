/**
 * Sets pinyin and blanks on words, and spacing on paragraphs: 长 is read cháng here, 苹果 is a blank,
 * and large spacing follows. The text itself doesn't change. An invalid place is ignored.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Spacing } from '#app/domain/lesson-text/content.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import type { EditedParagraph, EditedText, EditedWord, WordPlace } from './edited-text.ts'

/** Takes pinyin as typed, also with tone numbers. Empty restores the generated reading. */
export function withPinyin(edited: EditedText, place: WordPlace, typed: string): EditedText {
	const pinyin = formatPinyin(typed.trim())
	return changeWord(edited, place, (word) => {
		const { pinyin: was, isCustomPinyin, ...token } = word.token
		if (!hasHanzi(token.word)) return word
		if (pinyin) {
			const isSame = isCustomPinyin && pinyin === was
			return isSame ? word : { ...word, token: { ...token, pinyin, isCustomPinyin: true } }
		}
		if (!isCustomPinyin) return word
		const { generated } = word
		return { ...word, token: { ...token, ...(generated !== undefined && { pinyin: generated }) } }
	})
}

export function withHidden(edited: EditedText, place: WordPlace, isHidden: boolean): EditedText {
	return changeWord(edited, place, (word) => {
		const { isHide, hideIndex: _, ...token } = word.token
		if (Boolean(isHide) === isHidden) return word
		return { ...word, token: isHidden ? { ...token, isHide: true } : token }
	})
}

/** Sets the spacing after the paragraph at `index`. */
export function withSpacing(edited: EditedText, index: number, spacing: Spacing): EditedText {
	return changeParagraph(edited, index, (paragraph) =>
		paragraph.spacing === spacing ? paragraph : { ...paragraph, spacing },
	)
}

function changeWord(
	edited: EditedText,
	place: WordPlace,
	change: (word: EditedWord) => EditedWord,
): EditedText {
	return changeParagraph(edited, place.paragraph, (paragraph) => {
		const word = paragraph.words[place.word]
		const changed = word && change(word)
		if (!changed || changed === word) return paragraph
		return { ...paragraph, words: paragraph.words.with(place.word, changed) }
	})
}

export function changeParagraph(
	edited: EditedText,
	index: number,
	change: (paragraph: EditedParagraph) => EditedParagraph,
): EditedText {
	const paragraph = edited.paragraphs[index]
	const changed = paragraph && change(paragraph)
	if (!changed || changed === paragraph) return edited
	return { ...edited, paragraphs: edited.paragraphs.with(index, changed) }
}
