/**
 * A sentence of a text as the end of its address: /courses/lessons/first-coffee#said=我叫小美。 (encoded). The
 * browser looks for it, because a text may have been edited since the sentence was saved.
 */
const mark = '#said='

/** Empty without a sentence. */
export function hashOfSentence(sentence: string | null): string {
	return sentence ? `${mark}${encodeURIComponent(sentence)}` : ''
}

/** Undefined for every other hash. */
export function sentenceInHash(hash: string): string | undefined {
	if (!hash.startsWith(mark)) return undefined
	try {
		return decodeURIComponent(hash.slice(mark.length)) || undefined
	} catch {
		return undefined
	}
}
