/**
 * Words that must be cut out wherever they stand, whoever cut the text: with 王小明 known,
 * 王 | 小 | 明天 | 来 becomes 王小明 | 天 | 来.
 *
 * Only the stretch of words that such a word touches is cut anew; the others stay as they are, with
 * whatever is known of them.
 */
import type { TokenizedWord } from '#app/contracts/tokenize.ts'

/** Cuts a text anew, knowing these words. */
export type Recut = (text: string, words: readonly string[]) => string[]

type Stretch = { start: number; end: number; words: string[] }

/** A word of one character joins nothing: as an extra word it would only tear others apart. */
export function heedWords(
	paragraphs: TokenizedWord[][],
	words: readonly string[],
	recut: Recut,
): TokenizedWord[][] {
	const known = byBeginning(words.filter((word) => [...word].length > 1))
	if (known.size === 0) return paragraphs
	return paragraphs.map((paragraph) => heedIn(paragraph, known, recut))
}

/** By their first two units, so that a text is gone through once, however many words there are. */
function byBeginning(words: readonly string[]): Map<string, string[]> {
	const groups = new Map<string, string[]>()
	for (const word of new Set(words)) {
		const beginning = word.slice(0, 2)
		const group = groups.get(beginning)
		if (group) group.push(word)
		else groups.set(beginning, [word])
	}
	return groups
}

function heedIn(
	paragraph: TokenizedWord[],
	known: ReadonlyMap<string, readonly string[]>,
	recut: Recut,
): TokenizedWord[] {
	const text = paragraph.map((word) => word.text).join('')
	const stretches = touchedStretches(text, paragraph, known)
	if (stretches.length === 0) return paragraph
	const heeded: TokenizedWord[] = []
	let at = 0
	let next = 0
	for (const word of paragraph) {
		while ((stretches[next]?.end ?? text.length) <= at) next += 1
		const stretch = stretches[next]
		if (!stretch || at < stretch.start) heeded.push(word)
		else if (at === stretch.start) {
			const anew = recut(text.slice(stretch.start, stretch.end), stretch.words)
			heeded.push(...anew.map((piece) => ({ text: piece })))
		}
		at += word.text.length
	}
	return heeded
}

/** From the first to the last word that a known one touches; those that overlap are one. */
function touchedStretches(
	text: string,
	paragraph: readonly TokenizedWord[],
	known: ReadonlyMap<string, readonly string[]>,
): Stretch[] {
	const { startAt, endAt } = wordBounds(text, paragraph)
	const found: { at: number; word: string }[] = []
	const stretches: Stretch[] = []
	for (let at = 0; at < text.length - 1; at += 1) {
		for (const word of known.get(text.slice(at, at + 2)) ?? []) {
			if (!text.startsWith(word, at)) continue
			found.push({ at, word })
			const start = startAt[at] ?? 0
			const end = endAt[at + word.length - 1] ?? text.length
			const last = stretches.at(-1)
			const isWord = start === at && end === at + word.length && endAt[at] === end
			if (last && start < last.end) last.end = Math.max(last.end, end)
			else if (!isWord) stretches.push({ start, end, words: [] })
		}
	}
	let next = 0
	for (const { at, word } of found) {
		while ((stretches[next]?.end ?? text.length) <= at) next += 1
		const stretch = stretches[next]
		if (stretch && stretch.start <= at) stretch.words.push(word)
	}
	return stretches
}

/** Where the word begins and ends to which each unit of the text belongs. */
function wordBounds(text: string, paragraph: readonly TokenizedWord[]) {
	const startAt = new Int32Array(text.length)
	const endAt = new Int32Array(text.length)
	let at = 0
	for (const { text: word } of paragraph) {
		startAt.fill(at, at, at + word.length)
		endAt.fill(at + word.length, at, at + word.length)
		at += word.length
	}
	return { startAt, endAt }
}
