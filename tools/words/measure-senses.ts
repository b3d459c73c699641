/** How often the scorer's sense is one that the readers allow. */
import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { closeSense, type NarrowLeads } from '#app/domain/vocabulary/senses/close-sense.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import type { WordEngine } from './engine.ts'
import type { LabelledWord } from './labelled-text.ts'
import { sentenceWords } from './train-senses.ts'

type Rates = {
	/** Words for which the gloss has a right sense. */
	words: number
	/** Those whose sense is right, and whose part of speech is. */
	right: number
	rightPart: number
	/** Those whose gloss begins with a right sense anyway. */
	rightFirst: number
	/** Those that are shown with two senses, and those of which the first or the shown second is right. */
	two: number
	rightOfTwo: number
}

/** `narrow` are the leads below which two senses are shown. */
export function measureSenses(
	sentences: readonly (readonly LabelledWord[])[],
	engine: WordEngine,
	weights: ContextWeights,
	narrow?: NarrowLeads,
): Rates {
	const rates: Rates = { words: 0, right: 0, rightPart: 0, rightFirst: 0, two: 0, rightOfTwo: 0 }
	for (const sentence of sentences) {
		const words = sentenceWords(sentence, engine)
		const chosen = sensesInContext(words, weights)
		for (const [at, { senses }] of sentence.entries()) {
			if (!senses || senses.length === 0) continue
			const here = chosen[at]
			const { part, sense } = here ?? {}
			const second = here && closeSense(here, narrow)
			const [first] = words[at]?.meanings ?? []
			rates.words += 1
			const isOne = (asPart: string | undefined, text: string | undefined) =>
				senses.some((one) => one.part === asPart && one.text === text)
			const isRight = isOne(part, sense)
			if (isRight) rates.right += 1
			if (second) rates.two += 1
			if (isRight || (second && isOne(second.part, second.text))) rates.rightOfTwo += 1
			if (senses.some((one) => one.part === part)) rates.rightPart += 1
			if (isOne(first?.[0], first?.[1]?.split('; ')[0])) rates.rightFirst += 1
		}
	}
	return rates
}
