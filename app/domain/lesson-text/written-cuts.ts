/**
 * Applies separators that an author typed into a whole text: 我要去汉路␟书屋。
 *
 * A run of characters with separators is cut at them and nowhere else: 我要去汉路 | 书屋. A run without
 * separators keeps the engine's cut.
 */
import { type Token, textOf } from './content.ts'
import { wordSeparator } from './segmented-text.ts'

const runs = /[\p{Script=Han}\u241F]+/gu

/**
 * `tokens` are the engine's words of a paragraph, `written` is its Chinese with separators. Unchanged
 * words keep their readings.
 */
export function applySeparators(tokens: readonly Token[], written: string): Token[] {
	const text = textOf(tokens)
	const cuts = new Set<number>()
	let at = 0
	for (const { word } of tokens) {
		cuts.add(at)
		at += word.length
	}
	for (const { from, to, pieces } of separatedRuns(written)) {
		for (let place = from + 1; place < to; place += 1) cuts.delete(place)
		// The engine's cut stays at both ends of the run: T恤 is one word.
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

/** The runs that have separators, at their places in the text without them. */
export function separatedRuns(written: string): { from: number; to: number; pieces: string[] }[] {
	let removed = 0
	return [...written.matchAll(runs)].flatMap((found) => {
		const [run] = found
		const from = found.index - removed
		const pieces = run.split(wordSeparator).filter(Boolean)
		const { length } = pieces.join('')
		removed += run.length - length
		return pieces.length < 2 ? [] : [{ from, to: from + length, pieces }]
	})
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
