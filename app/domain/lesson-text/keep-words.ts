/**
 * What an author has made of a text outlives a change of the text: its words, readings, blanks, gaps.
 *
 *   before  头发 | 很 | 长[cháng, by the author] | 。      after  我 | 的 | 头发 | 很长 | 。
 *   kept    我 | 的 | 头发 | 很 | 长[cháng, by the author] | 。
 *
 * A paragraph whose Chinese is the same stays as it was. In one that has changed, words stay whose
 * neighbours stayed too; at the seams the engine's cut counts, since 上 before 海 may be no word any
 * more, unless an author has marked the word.
 */
import { alignParagraphs } from './align-paragraphs.ts'
import { type Block, type LessonContent, type Token, textOf } from './content.ts'
import { sameInOrder } from './same-in-order.ts'

/** `cut` is the new text as the engine cuts it, with the new English. */
export function keepWords(before: LessonContent, cut: LessonContent): LessonContent {
	const kept: Block[] = []
	for (const { from, to } of alignParagraphs(before, cut)) {
		const now = to === undefined ? undefined : cut[to]
		const was = from === undefined ? undefined : before[from]
		if (now) kept.push(was ? { ...was, zh: keepTokens(was.zh, now.zh), en: now.en } : now)
	}
	return kept
}

/** In characters, not UTF-16 units. */
type Place = { token: Token; from: number; to: number }

function keepTokens(was: readonly Token[], cut: readonly Token[]): Token[] {
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

type Texts = { before: readonly string[]; after: readonly string[]; engine: readonly Place[] }

/** Where the words that stay stand in the new text. */
function stayingPlaces(words: readonly Place[], { before, after, engine }: Texts): Place[] {
	const movedTo = new Map(sameInOrder(before, after))
	const endOf = new Map(engine.map(({ from, to }) => [from, to]))
	// The beginnings and the ends of both texts are each other's.
	movedTo.set(-1, -1).set(before.length, after.length)
	return words.flatMap(({ token, from, to }) => {
		const start = movedTo.get(from)
		if (start === undefined) return []
		for (let at = from; at < to; at += 1) if (movedTo.get(at) !== start + at - from) return []
		const end = start + to - from
		const isAfterSame = movedTo.get(from - 1) === start - 1
		const isBeforeSame = movedTo.get(to) === end
		// One character alone is found again by chance.
		const isFound = isAfterSame || isBeforeSame || to - from > 1
		const isTrusted = isMarked(token) || endOf.get(start) === end
		const stays = (isAfterSame && isBeforeSame) || (isFound && isTrusted)
		return stays ? [{ token, from: start, to: end }] : []
	})
}

/** The engine's words, as far as they stand between two that stay. */
function enginesWords(
	engine: readonly Place[],
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

function placesOf(tokens: readonly Token[]): Place[] {
	let to = 0
	return tokens
		.filter(({ word }) => word !== '')
		.map((token) => {
			const from = to
			to += [...token.word].length
			return { token, from, to }
		})
}

/** An author, or another editor, has said something of the word. */
function isMarked({ word: _word, pinyin: _pinyin, ...marks }: Token): boolean {
	return Object.keys(marks).length > 0
}
