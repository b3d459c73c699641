/**
 * Words as an author sets them apart by hand in a whole text: 我要去汉路␟书屋。
 *
 * Where separators stand in a run of characters, the run is cut there and nowhere else: 我要去汉路 |
 * 书屋. A run without any is left to the engine, or, where the author was shown all words apart, is
 * one word.
 */
import { type Token, textOf } from './content.ts'
import { wordSeparator } from './segmented-text.ts'

const runs = /[\p{Script=Han}\u241F]+/gu

type Written = {
	/** The Chinese of the paragraph, with its separators. */
	written: string
	/** The author was shown all words apart: what has no separator is joined. */
	isWhole: boolean
}

/** `tokens` are the words of the same paragraph without them. Words that stay keep what they have. */
export function heedSeparators(tokens: readonly Token[], { written, isWhole }: Written): Token[] {
	const text = textOf(tokens)
	const cuts = new Set<number>()
	let at = 0
	for (const { word } of tokens) {
		cuts.add(at)
		at += word.length
	}
	let removed = 0
	for (const found of written.matchAll(runs)) {
		const [run] = found
		const from = found.index - removed
		const pieces = run.split(wordSeparator).filter(Boolean)
		const length = pieces.join('').length
		removed += run.length - length
		if (pieces.length < 2 && !(isWhole && pieces.length === 1)) continue
		for (let place = from + 1; place < from + length; place += 1) cuts.delete(place)
		// Where the run begins and ends the engine's cut stays: T恤 is one word.
		let place = from
		for (const piece of pieces.slice(0, -1)) {
			place += piece.length
			cuts.add(place)
		}
	}
	return cutAt(
		text,
		[...cuts].sort((a, b) => a - b),
		tokens,
	)
}

function cutAt(text: string, cuts: readonly number[], tokens: readonly Token[]): Token[] {
	const known = new Map<number, Token>()
	let at = 0
	for (const token of tokens) {
		known.set(at, token)
		at += token.word.length
	}
	return cuts.flatMap((from, index) => {
		const word = text.slice(from, cuts[index + 1] ?? text.length)
		if (word === '') return []
		const before = known.get(from)
		return before?.word === word ? before : { word }
	})
}
