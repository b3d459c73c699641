/**
 * How far a segmenter agrees with people: F1, the mean of precision and recall of whole words, and the
 * overlaps, which mislead a reader most: 首班 | 车 … for 首 | 班车.
 */

type Agreement = {
	/** Percent. */
	readonly f1: number
	/** Percent of the tokens of several hanzi that are headwords. */
	readonly coverage: number
	/** Words that begin inside one of the people's words and end in another, per 1,000 of theirs. */
	readonly overlaps: number
}

const severalHanzi = /^\p{Script=Han}{2,}$/u

export function agreementWith(
	gold: readonly (readonly string[])[],
	cut: (text: string) => readonly string[],
	isHeadword: (word: string) => boolean,
): Agreement {
	let [right, expected, found, several, known, overlaps] = [0, 0, 0, 0, 0, 0]
	for (const words of gold) {
		const text = words.join('')
		const spans = spansOf(words)
		const tokens = cut(text)
		if (tokens.join('') !== text) throw new Error(`The words of ${text} are not its text`)
		expected += words.length
		found += tokens.length
		for (const span of spansOf(tokens)) if (spans.has(span)) right += 1
		overlaps += countOverlaps(words, tokens)
		for (const token of tokens) {
			if (!severalHanzi.test(token)) continue
			several += 1
			if (isHeadword(token)) known += 1
		}
	}
	return {
		f1: (200 * right) / (expected + found),
		coverage: (100 * known) / several,
		overlaps: (1_000 * overlaps) / expected,
	}
}

/** The words of `tokens` that share characters with a word of `gold`, neither inside the other. */
export function countOverlaps(gold: readonly string[], tokens: readonly string[]): number {
	const begins = startsOf(gold)
	let start = 0
	return tokens.filter((token) => {
		const end = start + token.length
		const cutsBefore = !begins.has(start) && hasStartWithin(begins, start, end)
		const cutsAfter = !begins.has(end) && hasStartWithin(begins, start, end)
		start = end
		return cutsBefore || cutsAfter
	}).length
}

function hasStartWithin(starts: ReadonlySet<number>, start: number, end: number): boolean {
	for (let at = start + 1; at < end; at += 1) if (starts.has(at)) return true
	return false
}

/** The offset of each word, and of the end. */
function startsOf(words: readonly string[]): Set<number> {
	let end = 0
	return new Set([0, ...words.map((word) => (end += word.length))])
}

function spansOf(words: readonly string[]): Set<string> {
	let start = 0
	return new Set(
		words.map((word) => {
			const span = `${start}-${start + word.length}`
			start += word.length
			return span
		}),
	)
}
