/** How far a segmenter agrees with people: F1, the mean of precision and recall of whole words. */

type Agreement = {
	/** Percent. */
	readonly f1: number
	/** Percent of the tokens of several hanzi that are headwords. */
	readonly coverage: number
}

const severalHanzi = /^\p{Script=Han}{2,}$/u

export function agreementWith(
	gold: readonly (readonly string[])[],
	cut: (text: string) => readonly string[],
	isHeadword: (word: string) => boolean,
): Agreement {
	let [right, expected, found, several, known] = [0, 0, 0, 0, 0]
	for (const words of gold) {
		const text = words.join('')
		const spans = spansOf(words)
		const tokens = cut(text)
		if (tokens.join('') !== text) throw new Error(`The words of ${text} are not its text`)
		expected += words.length
		found += tokens.length
		for (const span of spansOf(tokens)) if (spans.has(span)) right += 1
		for (const token of tokens) {
			if (!severalHanzi.test(token)) continue
			several += 1
			if (isHeadword(token)) known += 1
		}
	}
	return { f1: (200 * right) / (expected + found), coverage: (100 * known) / several }
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
