/**
 * Words whose reading the context hardly settles: in 他长得慢 zhǎng wins over cháng by little.
 *
 * 头发很长 is no such place, and neither is 还书, which a rule decides.
 */
import { certainReading } from './certain-readings.ts'
import { placesOfReadings, type Sentence, sentenceOf } from './in-context.ts'
import type { Lexicon } from './lexicon.ts'
import { isSurname, isSurnameAgain } from './surnames.ts'

/** By this much the chosen reading must outweigh the next. About one word of seventy falls short. */
const leastLead = 40

const noSurnames: ReadonlySet<string> = new Set()

/**
 * The indices of such words. Words without an entry have no reading of their own to doubt. `surnames` are
 * those of the people of the text.
 */
export function closeReadings(
	words: readonly string[],
	lexicon: Lexicon,
	surnames = noSurnames,
): number[] {
	const sentence = sentenceOf(words)
	return words.flatMap((word, at) => {
		if (lexicon.readingsOf(word).length < 2 || isSettled(words, at, lexicon, surnames)) return []
		return leadOfChoice(sentence, at, lexicon) < leastLead ? [at] : []
	})
}

/** Whether something goes before the weights. */
function isSettled(
	words: readonly string[],
	at: number,
	{ classOf }: Lexicon,
	surnames: ReadonlySet<string>,
): boolean {
	const word = words[at] ?? ''
	const [before, after] = [words[at - 1], words[at + 1]]
	if (word.length === 1 && isSurname(word, before, after)) return true
	if (isSurnameAgain(word, before, after, surnames)) return true
	return certainReading(words, at, classOf) !== undefined
}

function leadOfChoice(sentence: Sentence, at: number, lexicon: Lexicon): number {
	const { weights, classOf, readingsOf } = lexicon
	const readings = readingsOf(sentence.words[at] ?? '')
	const [first = 0, second = 0] = placesOfReadings(classOf, sentence, at, readings)
		.map((places) => places.reduce((sum, place) => sum + (weights[place] ?? 0), 0))
		.sort((a, b) => b - a)
	return first - second
}
