/**
 * Splitting and joining words by command: 学习汉语 becomes 学习␟汉语, 一␟个 becomes 一个.
 *
 * The resulting words are new: nothing is set on them. All other words keep their readings and
 * blanks. T and 恤 can be joined too, although the text shows no separator between them.
 */
import { hasHanzi, isHanzi } from '#app/domain/hanzi.ts'
import { isLong } from '#app/domain/lesson-text/content.ts'
import { findPieces, wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import type { EditedText, EditedWord, WordPlace } from './edited-text.ts'
import { placeInParagraph } from './found-paragraphs.ts'
import { changeParagraph } from './marks.ts'
import { withText } from './with-text.ts'

/** Offsets at which a word can be split, in UTF-16 units: [1, 2] for 看不见. */
export function splitsOf({ token: { word } }: EditedWord): number[] {
	const borders = new Set(findPieces(word).map(({ from }) => from))
	const splits: number[] = []
	let at = 0
	for (const character of word) {
		const before = word.slice(0, at)
		const isBetween = endsInHanzi.test(before) && isHanzi(character)
		if (at > 0 && (isBetween || borders.has(at))) splits.push(at)
		at += character.length
	}
	return splits
}

/** Does nothing unless `at` is one of `splitsOf` the word. */
export function splitWord(edited: EditedText, place: WordPlace, at: number): EditedText {
	const word = edited.paragraphs[place.paragraph]?.words[place.word]
	if (!word || !isShownWhole(word) || !splitsOf(word).includes(at)) return edited
	const [one, other] = [word.token.word.slice(0, at), word.token.word.slice(at)]
	const meetHanzi = endsInHanzi.test(one) && beginsWithHanzi.test(other)
	const cut = placeInText(edited, place.paragraph, word.from + at)
	const text = meetHanzi
		? edited.text.slice(0, cut) + wordSeparator + edited.text.slice(cut)
		: edited.text
	const gap = text.length - edited.text.length
	const middle = word.from + at
	return withWords(withText(edited, text, cut + gap), {
		edited,
		place,
		count: 1,
		gap,
		words: [
			{ ...plainWord(one, word.from), ...stillUncut(word, one) },
			{ ...plainWord(other, middle + gap), ...stillUncut(word, other) },
		],
	})
}

/** Whether a word and the next can be joined: letters, digits and at least one hanzi, nothing else. */
export function canJoinWithNext({ paragraphs }: EditedText, place: WordPlace): boolean {
	const words = paragraphs[place.paragraph]?.words ?? []
	const [one, other] = [words[place.word], words[place.word + 1]]
	if (!one || !other || ![one, other].every(isShownWhole)) return false
	const joined = one.token.word + other.token.word
	return lettersOnly.test(joined) && hasHanzi(joined)
}

export function joinWithNext(edited: EditedText, place: WordPlace): EditedText {
	const words = edited.paragraphs[place.paragraph]?.words ?? []
	const [one, other] = [words[place.word], words[place.word + 1]]
	if (!one || !other || !canJoinWithNext(edited, place)) return edited
	const from = placeInText(edited, place.paragraph, one.to - 1) + 1
	const to = placeInText(edited, place.paragraph, other.from)
	const between = edited.text.slice(from, to).replaceAll(wordSeparator, '')
	const text = edited.text.slice(0, from) + between + edited.text.slice(to)
	return withWords(withText(edited, text, from + between.length), {
		edited,
		place,
		count: 2,
		gap: one.to - other.from,
		words: [plainWord(one.token.word + other.token.word, one.from)],
	})
}

/** Cuts a word and the next elsewhere, `border` UTF-16 units behind their beginning: 十|分钟 → 十分|钟. */
export function withBorderAt(edited: EditedText, place: WordPlace, border: number): EditedText {
	const joined = joinWithNext(edited, place)
	const cut = joined === edited ? edited : splitWord(joined, place, border)
	return cut === joined ? edited : cut
}

type WordReplacement = {
	/** The text before; `count` words at `place` are replaced. */
	edited: EditedText
	place: WordPlace
	count: number
	words: readonly EditedWord[]
	/** How far the following words move. */
	gap: number
}

/** Sets the words explicitly, because text alone is ambiguous: T恤 may be one word or two. */
function withWords(
	changed: EditedText,
	{ edited, place, count, words, gap }: WordReplacement,
): EditedText {
	return changeParagraph(changed, place.paragraph, (paragraph) => {
		const was = edited.paragraphs[place.paragraph]?.words ?? []
		const behind = was
			.slice(place.word + count)
			.map((word) => ({ ...word, from: word.from + gap, to: word.to + gap }))
		return {
			...paragraph,
			words: [...was.slice(0, place.word), ...words, ...behind],
			isRead: false,
		}
	})
}

function placeInText({ paragraphs, starts }: EditedText, paragraph: number, at: number): number {
	const lines = paragraphs[paragraph]?.lines ?? []
	return (starts[paragraph] ?? 0) + placeInParagraph(lines, at)
}

function plainWord(word: string, from: number): EditedWord {
	return { token: { word }, from, to: from + word.length, generated: undefined }
}

/** The rest of a typed clause, once the author has cut one word off it, is still to be cut. */
function stillUncut({ uncut }: EditedWord, part: string): Pick<EditedWord, 'uncut'> {
	return uncut && isLong(part) ? { uncut } : {}
}

/** A word stored with a line break is shown only in part. */
function isShownWhole({ token, from, to }: EditedWord): boolean {
	return to - from === token.word.length
}

const lettersOnly = /^[\p{L}\p{M}\p{N}]+$/u
const endsInHanzi = /\p{Script=Han}$/u
const beginsWithHanzi = /^\p{Script=Han}/u
