/**
 * Splits a text into sentences: 你好！我叫小美。 is 你好！ and 我叫小美。
 *
 * A sentence ends after 。！？； or … and any closing marks (”’」』）》), or with its line. 3.5 and 3:30 do
 * not end a sentence. Lines without anything to say (— or ……) are skipped.
 */
export type Sentence = {
	/** In UTF-16 units from the start of the text. */
	offset: number
	length: number
}

const sentence = /[^。！？!?；;…\n]*(?:[。！？!?；;…]+[”’」』）》)"']*|(?=\n)|$)/gu
const speakable = /[\p{L}\p{N}]/u

export function sentencesOf(text: string): Sentence[] {
	const found: Sentence[] = []
	for (const match of text.matchAll(sentence)) {
		const [written] = match
		if (!speakable.test(written)) continue
		const leading = written.length - written.trimStart().length
		found.push({ offset: match.index + leading, length: written.trim().length })
	}
	return found
}
