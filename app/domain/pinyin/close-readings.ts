/**
 * Words whose reading the context hardly settles: in 他长得慢 zhǎng wins over cháng by little.
 *
 * 头发很长 is no such place, and neither is 还书, which a rule decides.
 */
import { certainReading } from './certain-readings.ts'
import { placesOfReadings, type Sentence, sentenceOf } from './in-context.ts'
import type { Lexicon } from './lexicon.ts'
import { isSurname } from './surnames.ts'

/** By this much the chosen reading must outweigh the next. About one word of seventy falls short. */
const leastLead = 40

/** The indices of such words. Words without an entry have no reading of their own to doubt. */
export function closeReadings(words: readonly string[], lexicon: Lexicon): number[] {
	const sentence = sentenceOf(words)
	return words.flatMap((word, at) => {
		if (lexicon.readingsOf(word).length < 2 || isSettled(words, at, lexicon)) return []
		return leadOfChoice(sentence, at, lexicon) < leastLead ? [at] : []
	})
}

/** Whether something goes before the weights. */
function isSettled(words: readonly string[], at: number, { classOf }: Lexicon): boolean {
	const word = words[at] ?? ''
	if (word.length === 1 && isSurname(word, words[at - 1], words[at + 1])) return true
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
