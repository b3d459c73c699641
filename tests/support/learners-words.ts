/** Sentences as the popup sees them: cut and read by the engine, with the parts of speech of glosses. */
import { readWords } from '#app/domain/pinyin/reading.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { realDictionary } from './real-dictionary.ts'
import { realLexicon } from './real-lexicon.ts'

const glossesOf = rowsByWord(readLearnerGlosses())

/** The parts of speech of a word's gloss, the main one first. */
export function partsOfWord(word: string, pinyin: string | undefined): string[] {
	const { own, all } = glossesOf(word, pinyin)
	return Object.keys((own ?? all[0])?.gloss ?? {})
}

/** The words of a sentence, each with the part of speech it has there. */
export function partsOfSentence(sentence: string) {
	return partsOfWords(segment(realDictionary, sentence))
}

/** The same of a sentence that its author cut. */
export function partsOfWords(words: readonly string[]) {
	const readings = readWords(words, realLexicon)
	const known = words.map((word, at) => {
		const pinyin = readings[at]
		return { word, pinyin, parts: partsOfWord(word, pinyin) }
	})
	const senses = sensesInContext(known)
	return known.map(({ word }, at) => ({ word, part: senses[at]?.part, sense: senses[at]?.sense }))
}
