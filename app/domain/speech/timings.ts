/**
 * When each sentence of a text is heard: 你好！ from 0 to 900 ms, 我叫小美。 from 1,150 to 2,700 ms.
 *
 * Kept as JSON beside the audio, so that the sentence being spoken can be marked. Offsets count
 * UTF-16 units of the spoken text (`SpeechScript.text`); they hold only for that very text.
 */
export type SentenceTiming = {
	offset: number
	length: number
	startMs: number
	endMs: number
	/** Where a word begins in the text, and when it is heard. Empty where the voice does not say. */
	words: [offset: number, ms: number][]
}

export type SpeechTimings = {
	v: 1
	/** SHA-256 of the spoken text, in hex: timings of another text are ignored. */
	textSha256: string
	/** The audio's key in the media store. */
	audioKey: string
	durationMs: number
	/** Told by the voice, or estimated in proportion to the length of the sentences. */
	source: 'engine' | 'estimate'
	sentences: SentenceTiming[]
}

/** The sentence that is heard, or was heard last; undefined before the first. */
export function sentenceAt(sentences: readonly SentenceTiming[], ms: number): number | undefined {
	let low = 0
	let high = sentences.length
	while (low < high) {
		const middle = (low + high) >> 1
		const isHeard = (sentences[middle]?.startMs ?? Number.POSITIVE_INFINITY) <= ms
		if (isHeard) low = middle + 1
		else high = middle
	}
	return low === 0 ? undefined : low - 1
}

/** Sentences of an audio whose voice tells no times: each lasts as long as its share of the text. */
export function estimateTimings(
	sentences: readonly { offset: number; length: number }[],
	durationMs: number,
): SentenceTiming[] {
	const total = sentences.reduce((sum, { length }) => sum + length, 0)
	let before = 0
	return sentences.map(({ offset, length }) => {
		const startMs = Math.round((before / total) * durationMs)
		before += length
		return { offset, length, startMs, endMs: Math.round((before / total) * durationMs), words: [] }
	})
}
