/**
 * Where the syllables of a sentence are in a recording. 你好！ has two: with the voice's own times for
 * words they are shares of their word, without them equal shares of what sounds.
 *
 * These are estimates. Pauses count to no syllable, so that a learner who stops to think after 你好， is
 * not out of step from there on.
 */
import type { Span } from './contour.ts'

/** Divides what sounds in the proportion of the lengths. Empty if nothing sounds. */
export function placeSyllables(lengths: readonly number[], sounding: readonly Span[]): Span[] {
	const heard = sounding.reduce((sum, { from, to }) => sum + to - from, 0)
	const total = lengths.reduce((sum, length) => sum + length, 0)
	if (heard <= 0 || total <= 0) return []
	let before = 0
	return lengths.map((length) => {
		const from = (before / total) * heard
		before += length
		return {
			from: timeAt(sounding, from, 'after a pause'),
			to: timeAt(sounding, (before / total) * heard, 'before a pause'),
		}
	})
}

export type WordTime = {
	syllables: number
	/** Undefined if it is not known. */
	startMs: number | undefined
}

/**
 * The same for a voice that tells when it says its words. Words without a time share that of the word
 * before them.
 */
export function placeWords(words: readonly WordTime[], sounding: readonly Span[]): Span[] {
	const end = sounding.at(-1)?.to ?? 0
	const groups: { from: number; syllables: number }[] = []
	for (const { syllables, startMs } of words) {
		const last = groups.at(-1)
		if (last && (startMs === undefined || startMs <= last.from)) last.syllables += syllables
		else groups.push({ from: startMs ?? sounding[0]?.from ?? 0, syllables })
	}
	return groups.flatMap(({ from, syllables }, index) => {
		const word = { from, to: groups[index + 1]?.from ?? Math.max(end, from + 1) }
		const heard = within(sounding, word)
		return placeSyllables(Array(syllables).fill(1), heard.length > 0 ? heard : [word])
	})
}

export function lengthOf({ from, to }: Span): number {
	return to - from
}

/** The parts of spans that lie in another span. */
function within(spans: readonly Span[], { from, to }: Span): Span[] {
	return spans
		.map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
		.filter((span) => span.to > span.from)
}

/** The time at which so much has been heard. At a pause it may be either side. */
function timeAt(
	sounding: readonly Span[],
	heard: number,
	side: 'before a pause' | 'after a pause',
): number {
	let left = heard
	for (const span of sounding) {
		const length = lengthOf(span)
		// Sums of fractions miss the end of a span by a hair.
		const isInside = side === 'before a pause' ? left <= length + 1e-6 : left < length - 1e-6
		if (isInside) return span.from + Math.min(left, length)
		left -= length
	}
	return sounding.at(-1)?.to ?? 0
}
