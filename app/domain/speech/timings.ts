/**
 * The times of sentences in an audio: 你好！ from 0 to 900 ms, 我叫小美。 from 1,150 to 2,700 ms.
 *
 * Stored as JSON next to the audio, to highlight the sentence being spoken. Offsets are UTF-16 units
 * of the spoken text (`SpeechScript.text`) and valid only for that text.
 */
export type SentenceTiming = {
	offset: number
	length: number
	startMs: number
	endMs: number
	/** The start of each word in the text, and its time. Empty if the voice gives no word times. */
	words: [offset: number, ms: number][]
}

export type SpeechTimings = {
	v: 1
	/** SHA-256 of the spoken text, in hex. Timings of another text are ignored. */
	textSha256: string
	/** The audio's key in the media store. */
	audioKey: string
	durationMs: number
	/** Given by the voice, or estimated from the length of the sentences. */
	source: 'engine' | 'estimate'
	sentences: SentenceTiming[]
}

/** The sentence playing at `ms`, or the last one before; undefined before the first. */
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

/** Estimates times: each sentence gets its share of the duration by length. */
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
