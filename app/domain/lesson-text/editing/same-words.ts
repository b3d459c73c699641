/**
 * The places at which a text has one word.
 *
 *   他 | 长 | 得 | 很 | 快 ， 头发 | 也 | 长 | 了   长 stands in two places; 长城 is another word
 */
import type { EditedText, EditedWord, WordPlace } from './edited-text.ts'
import { withPinyin } from './marks.ts'
import { stretchOfWord } from './places.ts'

type IsSought = (word: EditedWord, place: WordPlace) => boolean

export function placesWhere({ paragraphs }: EditedText, isSought: IsSought): WordPlace[] {
	return paragraphs.flatMap(({ words }, paragraph) =>
		words.flatMap((word, index) => {
			const place = { paragraph, word: index }
			return isSought(word, place) ? [place] : []
		}),
	)
}

/** The first such place behind the caret; from the end it goes on at the beginning. */
export function nextPlace(
	edited: EditedText,
	isSought: IsSought,
	caret: number,
): WordPlace | undefined {
	const places = placesWhere(edited, isSought)
	const isBehind = (place: WordPlace) => (stretchOfWord(edited, place)?.from ?? 0) >= caret
	return places.find(isBehind) ?? places[0]
}

/** Sets the pinyin of a word wherever it stands; empty restores the generated readings. */
export function withPinyinEverywhere(edited: EditedText, word: string, typed: string): EditedText {
	return placesWhere(edited, ({ token }) => token.word === word).reduce(
		(now, place) => withPinyin(now, place, typed),
		edited,
	)
}
