/** Sentences as the popup sees them: cut and read by the engine, with the parts of speech of glosses. */
import { readWords } from '#app/domain/pinyin/reading.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { partsInContext } from '#app/domain/vocabulary/senses/part-in-context.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { realDictionary } from './real-dictionary.ts'
import { realLexicon } from './real-lexicon.ts'

const glossesOf = rowsByWord(readLearnerGlosses())

/** The words of a sentence, each with the part of speech it has there. */
export function partsOfSentence(sentence: string) {
	const words = segment(realDictionary, sentence)
	const readings = readWords(words, realLexicon)
	const known = words.map((word, at) => {
		const { own, all } = glossesOf(word, readings[at])
		return { word, pinyin: readings[at], parts: Object.keys((own ?? all[0])?.gloss ?? {}) }
	})
	const parts = partsInContext(known)
	return known.map(({ word }, at) => ({ word, part: parts[at] }))
}
