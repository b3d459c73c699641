/**
 * Replaces a text in chosen lines of a lesson's or an article's text. Words that no match touches stay as they
 * are, with their readings and blanks. The engine cuts what stands in their place:
 *
 *   我 | 买 | 西红柿汁 | 。   西红柿 becomes 番茄   →   我 | 买 | 番茄 | 汁 | 。
 *
 * A word in the place of exactly one other keeps what its author set on it, apart from the reading. It stays one word
 * whatever the engine says: 林小雨, joined by hand, becomes 林小雪 and not 林 | 小雪.
 */

import { isHanzi } from '#app/domain/hanzi.ts'
import {
	type Block,
	type LessonContent,
	type Token,
	textOf,
} from '#app/domain/lesson-text/content.ts'
import { enginesWords, placesOf as placesOfTokens } from '#app/domain/lesson-text/keep-words.ts'
import { lineName } from './chosen-lines.ts'
import { placesOf } from './marked-text.ts'

export type Change = { pattern: string; replacement: string }

export type ChosenChange = Change & {
	/** The names of the lines, as `lineName` makes them. */
	lines: ReadonlySet<string>
}

/** The text with each match replaced. */
export function replaced(text: string, { pattern, replacement }: Change): string {
	return pattern === '' ? text : text.split(pattern).join(replacement)
}

/** The new Chinese of the paragraphs that must be cut, in reading order. */
export function paragraphsToCut(content: LessonContent, change: ChosenChange): string[] {
	return content.flatMap((block, index) => {
		const text = textOf(block.zh)
		return isCut(block, index, change) ? [replaced(text, change)] : []
	})
}

/** `cuts` are the words of `paragraphsToCut`, in the same order. */
export function replaceText(
	content: LessonContent,
	change: ChosenChange,
	cuts: readonly (readonly Token[])[],
): LessonContent {
	let next = 0
	return content.map((block, index) => {
		const en = change.lines.has(lineName(index + 1, 'en')) ? replaced(block.en, change) : block.en
		if (!isCut(block, index, change)) return en === block.en ? block : { ...block, en }
		const cut = cuts[next++] ?? []
		return { ...block, en, zh: replaceWords(block.zh, change, cut) }
	})
}

function isCut({ zh }: Block, index: number, change: ChosenChange): boolean {
	if (!change.lines.has(lineName(index + 1, 'zh'))) return false
	const text = textOf(zh)
	return replaced(text, change) !== text
}

function replaceWords(tokens: readonly Token[], change: Change, cut: readonly Token[]): Token[] {
	const stretches = stretchesOf(tokens, change).map((was) => {
		const before = textOf(was)
		return { was, isSame: !before.includes(change.pattern), text: [...replaced(before, change)] }
	})
	const after = stretches.flatMap(({ text }) => text)
	const engine = placesOfTokens(cut)
	let from = 0
	return stretches.flatMap(({ was, isSame, text }) => {
		const to = from + text.length
		const range = { from, to, after }
		from = to
		if (isSame) return was
		const isOne = staysOneWord(was, change)
		return withMarks(isOne ? [{ word: change.replacement }] : enginesWords(engine, range), was)
	})
}

/** Whether another word takes the place of this one. A longer text may be several words. */
export function staysOneWord(was: readonly Token[], { pattern, replacement }: Change): boolean {
	return (
		was.length === 1 &&
		was[0]?.word === pattern &&
		isHanzi(replacement) &&
		[...replacement].length <= [...pattern].length
	)
}

/** Words that share a match belong together; the others stand alone. */
export function stretchesOf(tokens: readonly Token[], { pattern }: Change): Token[][] {
	const insideMatch = new Set(
		placesOf(textOf(tokens), pattern).flatMap((place) =>
			Array.from({ length: pattern.length - 1 }, (_, unit) => place + unit + 1),
		),
	)
	const stretches: Token[][] = []
	let at = 0
	for (const token of tokens) {
		if (insideMatch.has(at)) stretches.at(-1)?.push(token)
		else stretches.push([token])
		at += token.word.length
	}
	return stretches
}

/** A blank stays one where one word takes the place of another. */
function withMarks(words: Token[], [was, ...others]: Token[]): Token[] {
	const [word, ...more] = words
	if (!was || !word || others.length > 0 || more.length > 0) return words
	const { word: _word, pinyin: _pinyin, isCustomPinyin: _custom, written: _written, ...marks } = was
	return [{ ...marks, ...word }]
}
