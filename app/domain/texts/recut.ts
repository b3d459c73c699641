/**
 * Cuts a run of characters as a reader wants it, at one place or wherever it stands.
 *
 *   王小 | 明 | 说 ， 王小 | 明天 | 来      with 王小明 as one word
 *   王小明 | 说 ， 王小 | 明天 | 来         the second has no border behind 明
 *
 * A place that is cut as wished is left, and so is one that overlaps it. Applied twice, a cut is therefore
 * the same as applied once.
 */
import type { Token } from '#app/domain/lesson-text/content.ts'
import type { CutRule } from './corrections.ts'
import { placedWords, shownIn } from './placed-words.ts'

type CutWord = CutRule['words'][number]

/** A paragraph: its words, its characters as written, and which word begins at a place. */
export type Line = {
	tokens: readonly Token[]
	text: string
	/** The number of words at the end of the text. */
	borders: ReadonlyMap<number, number>
}

export function bordersOf(tokens: readonly Token[], text: string): Line['borders'] {
	const borders = new Map<number, number>()
	for (const [index, { at }] of placedWords(tokens).entries()) borders.set(at, index)
	return borders.set(text.length, tokens.length)
}

/** Returns the same tokens if nothing changes. `place` is undefined for everywhere. */
export function recut(
	line: Line,
	words: readonly CutWord[],
	place: number | undefined,
): readonly Token[] {
	const wished = words.map(({ text }) => text).join('')
	const places = new Set(placesToCut(line, { words, wished, place }))
	if (places.size === 0) return line.tokens
	let until = 0
	return placedWords(line.tokens).flatMap(({ token, at }) => {
		if (at < until) return []
		if (!places.has(at)) return [token]
		until = at + wished.length
		return words.map(toToken)
	})
}

type Wanted = { words: readonly CutWord[]; wished: string; place: number | undefined }

/** In order, without those that overlap an earlier one. */
function placesToCut({ tokens, text, borders }: Line, { words, wished, place }: Wanted): number[] {
	const done: number[] = []
	const open: number[] = []
	for (let at = text.indexOf(wished); at >= 0; at = text.indexOf(wished, at + 1)) {
		const [first, last] = [borders.get(at), borders.get(at + wished.length)]
		const isMeant = place === undefined || place === at
		if (!isMeant || first === undefined || last === undefined) continue
		const places = isCutSo(tokens.slice(first, last), words) ? done : open
		places.push(at)
	}
	let next = 0
	let end = 0
	return open.filter((at) => {
		while ((done[next] ?? text.length) <= at - wished.length) next += 1
		const isTaken = at < end || (done[next] ?? text.length) < at + wished.length
		if (!isTaken) end = at + wished.length
		return !isTaken
	})
}

function isCutSo(run: readonly Token[], words: readonly CutWord[]): boolean {
	return (
		run.length === words.length &&
		run.every((token, index) => shownIn(token) === words[index]?.text)
	)
}

/** New words, with nothing else set on them. */
function toToken({ text, word = text, pinyin }: CutWord): Token {
	const token: Token = word === text ? { word } : { word, written: text }
	return pinyin === undefined ? token : { ...token, pinyin }
}
