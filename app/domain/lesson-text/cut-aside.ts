/**
 * Cuts Chinese beside a lesson's text as its author wrote it, and as the engine does where nothing was written.
 *
 *   我␟去␟银␟行[háng]很近   engine  我 | 去 | 银行 | 很 | 近   →   我 | 去 | 银 | 行[háng] | 很近
 */
import type { SetReading, TypedAside } from './aside.ts'
import type { Token } from './content.ts'
import { wordSeparator } from './segmented-text.ts'
import { applySeparators, separatedRuns } from './written-cuts.ts'

/** `tokens` are the engine's words of the same text. */
export function cutAside(aside: TypedAside, tokens: readonly Token[]): Token[] {
	const { written, readings, ends = [] } = aside
	const pieces = cutAtEnds(ends.reduce(withEnd, tokens), ends)
	const cut = writtenPieces(written, ends).flatMap((piece, at) =>
		applySeparators(pieces[at] ?? [], piece),
	)
	return readings.reduce(withSetReading, cut)
}

/** The words of each piece, the last of which ends with the text. */
export function cutAtEnds(tokens: readonly Token[], ends: readonly number[]): Token[][] {
	const pieces: Token[][] = [...ends, 0].map(() => [])
	let at = 0
	for (const token of tokens) {
		at += token.word.length
		const piece = ends.findIndex((end) => at <= end)
		pieces.at(piece)?.push(token)
	}
	return pieces
}

/** Pieces as they were written: separators in one don't tell how the next is cut. */
function writtenPieces(written: string, ends: readonly number[]): string[] {
	const pieces: string[] = ['']
	let at = 0
	for (const unit of written.split('')) {
		while (unit !== wordSeparator && ends[pieces.length - 1] === at) pieces.push('')
		pieces.push(`${pieces.pop()}${unit}`)
		if (unit !== wordSeparator) at += 1
	}
	return pieces
}

/** Where the author decided whether the text is cut, in UTF-16 units. */
export function fixedPlaces({ written, readings, ends = [] }: TypedAside): Set<number> {
	const fixed = new Set(ends)
	for (const { from, to } of readings) {
		for (let at = from; at <= to; at += 1) fixed.add(at)
	}
	let from = 0
	for (const piece of writtenPieces(written, ends)) {
		for (const run of separatedRuns(piece)) {
			for (let at = run.from + 1; at < run.to; at += 1) fixed.add(from + at)
		}
		from += piece.replaceAll(wordSeparator, '').length
	}
	return fixed
}

function withEnd(tokens: readonly Token[], end: number): Token[] {
	let at = 0
	return tokens.flatMap((token) => {
		const from = at
		at += token.word.length
		if (end <= from || end >= at) return token
		return [{ word: token.word.slice(0, end - from) }, { word: token.word.slice(end - from) }]
	})
}

/** The word with the reading is cut out, whatever was cut there. */
function withSetReading(tokens: readonly Token[], { from, to, pinyin }: SetReading): Token[] {
	let at = 0
	return tokens.flatMap((token) => {
		const start = at
		at += token.word.length
		if (at <= from || start >= to) return token
		const pieces: Token[] = []
		if (start < from) pieces.push({ word: token.word.slice(0, from - start) })
		if (start <= from) pieces.push({ word: wordOf(tokens, from, to), pinyin, isCustomPinyin: true })
		if (at > to) pieces.push({ word: token.word.slice(to - start) })
		return pieces
	})
}

function wordOf(tokens: readonly Token[], from: number, to: number): string {
	return tokens
		.map(({ word }) => word)
		.join('')
		.slice(from, to)
}
