/**
 * Forces given words to be cut out of a segmented text, whatever engine cut it: with 王小明 known,
 * 王 | 小 | 明天 | 来 becomes 王小明 | 天 | 来.
 *
 * Only the stretches of words that a given word overlaps are cut again; all other words keep what is
 * known about them.
 */
import type { TokenizedWord } from '#app/contracts/tokenize.ts'

/** Cuts a text again, with these extra words. */
export type Recut = (text: string, words: readonly string[]) => string[]

type Stretch = { start: number; end: number; words: string[] }

/** Ignores words of one character, which would only split other words. */
export function forceWords(
	paragraphs: TokenizedWord[][],
	words: readonly string[],
	recut: Recut,
): TokenizedWord[][] {
	const known = byBeginning(words.filter((word) => [...word].length > 1))
	if (known.size === 0) return paragraphs
	return paragraphs.map((paragraph) => forceIn(paragraph, known, recut))
}

/** Groups words by their first two units, so that each text is scanned only once. */
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

function forceIn(
	paragraph: TokenizedWord[],
	known: ReadonlyMap<string, readonly string[]>,
	recut: Recut,
): TokenizedWord[] {
	const text = paragraph.map((word) => word.text).join('')
	const stretches = touchedStretches(text, paragraph, known)
	if (stretches.length === 0) return paragraph
	const result: TokenizedWord[] = []
	let at = 0
	let next = 0
	for (const word of paragraph) {
		while ((stretches[next]?.end ?? text.length) <= at) next += 1
		const stretch = stretches[next]
		if (!stretch || at < stretch.start) result.push(word)
		else if (at === stretch.start) {
			const pieces = recut(text.slice(stretch.start, stretch.end), stretch.words)
			result.push(...pieces.map((piece) => ({ text: piece })))
		}
		at += word.text.length
	}
	return result
}

/** Stretches of words that a known word overlaps; overlapping stretches are merged. */
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

/** For each unit of the text, the bounds of its word. */
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
