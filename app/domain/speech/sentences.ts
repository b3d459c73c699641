/**
 * Where a text's sentences begin and end: 你好！我叫小美。 is 你好！ and 我叫小美。
 *
 * A sentence ends after 。！？； or …, after the marks that close it (”’」』）》), and with its line.
 * 3.5 and 3:30 end nothing. A line without anything to say (— or ……) is no sentence.
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
