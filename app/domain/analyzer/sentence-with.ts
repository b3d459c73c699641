/** Finds the first sentence with a word: for 银行 in 下雨了。我去银行。 it is 我去银行。 */
import { sentencesOf } from '#app/domain/speech/sentences.ts'

export function sentenceWith(text: string, word: string): string | undefined {
	const at = text.indexOf(word)
	if (at < 0 || word === '') return undefined
	const found = sentencesOf(text).find(({ offset, length }) => offset + length > at)
	return found && text.slice(found.offset, found.offset + found.length)
}
