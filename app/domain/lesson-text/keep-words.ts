/**
 * Keeps an author's words, readings, blanks and spacing when a text is retyped as a whole.
 *
 *   before  头发 | 很 | 长[cháng, by the author] | 。      after  我 | 的 | 头发 | 很长 | 。
 *   kept    我 | 的 | 头发 | 很 | 长[cháng, by the author] | 。
 *
 * A paragraph with the same Chinese stays as it was. In a changed one, a word stays if its neighbours
 * stayed too. Next to a change the engine's cut wins, because 上 may now be part of 上海, unless an
 * author has marked the word.
 */
import { alignParagraphs } from './align-paragraphs.ts'
import { type Block, type LessonContent, type Token, textOf } from './content.ts'
import { sameInOrder } from './same-in-order.ts'

/** `cut` is the new text, segmented by the engine, with the new English. */
export function keepWords(before: LessonContent, cut: LessonContent): LessonContent {
	const kept: Block[] = []
	for (const { from, to } of alignParagraphs(before, cut)) {
		const now = to === undefined ? undefined : cut[to]
		const was = from === undefined ? undefined : before[from]
		if (now) kept.push(was ? { ...was, zh: keepTokens(was.zh, now.zh), en: now.en } : now)
	}
	return kept
}

/** A token and its place, in characters rather than UTF-16 units. */
export type TokenPlace = { token: Token; from: number; to: number }

/** The words of one paragraph. */
export function keepTokens(was: readonly Token[], cut: readonly Token[]): Token[] {
	const [before, after] = [was, cut].map((tokens) => [...textOf(tokens)])
	if (!before || !after) return []
	if (before.join('') === after.join('')) return [...was]
	const engine = placesOf(cut)
	const tokens: Token[] = []
	let at = 0
	for (const stay of stayingPlaces(placesOf(was), { before, after, engine })) {
		tokens.push(...enginesWords(engine, { from: at, to: stay.from, after }), stay.token)
		at = stay.to
	}
	return [...tokens, ...enginesWords(engine, { from: at, to: after.length, after })]
}

type Texts = { before: readonly string[]; after: readonly string[]; engine: readonly TokenPlace[] }

/** The kept words with their places in the new text. */
function stayingPlaces(
	words: readonly TokenPlace[],
	{ before, after, engine }: Texts,
): TokenPlace[] {
	const movedTo = new Map(sameInOrder(before, after))
	const endOf = new Map(engine.map(({ from, to }) => [from, to]))
	// The start and the end of both texts match.
	movedTo.set(-1, -1).set(before.length, after.length)
	return words.flatMap(({ token, from, to }) => {
		const start = movedTo.get(from)
		if (start === undefined) return []
		for (let at = from; at < to; at += 1) if (movedTo.get(at) !== start + at - from) return []
		const end = start + to - from
		const isAfterSame = movedTo.get(from - 1) === start - 1
		const isBeforeSame = movedTo.get(to) === end
		// A single character may match by chance.
		const isFound = isAfterSame || isBeforeSame || to - from > 1
		const isTrusted = isMarked(token) || endOf.get(start) === end
		const stays = (isAfterSame && isBeforeSame) || (isFound && isTrusted)
		return stays ? [{ token, from: start, to: end }] : []
	})
}

/** The engine's words between two kept ones, cut at their borders. `after` is the whole text. */
export function enginesWords(
	engine: readonly TokenPlace[],
	{ from, to, after }: { from: number; to: number; after: readonly string[] },
): Token[] {
	if (from === to) return []
	return engine
		.filter((place) => place.to > from && place.from < to)
		.map(({ token, ...place }) => {
			if (place.from >= from && place.to <= to) return token
			const piece = after.slice(Math.max(from, place.from), Math.min(to, place.to))
			return { word: piece.join('') }
		})
}

export function placesOf(tokens: readonly Token[]): TokenPlace[] {
	let to = 0
	return tokens
		.filter(({ word }) => word !== '')
		.map((token) => {
			const from = to
			to += [...token.word].length
			return { token, from, to }
		})
}

/** Whether an author or another editor has set anything on the word. */
function isMarked({ word: _word, pinyin: _pinyin, ...marks }: Token): boolean {
	return Object.keys(marks).length > 0
}
