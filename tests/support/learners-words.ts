/** Sentences as the popup sees them: cut and read by the engine, with the meanings of glosses. */
import { readWords } from '#app/domain/pinyin/reading.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { loadSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import type { Meanings } from '#app/domain/vocabulary/word-entry.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { realDictionary } from './real-dictionary.ts'
import { realLexicon } from './real-lexicon.ts'

const glossesOf = rowsByWord(readLearnerGlosses())

export const senseWeights = await loadSenseWeights()

/** The meanings of a word's gloss, the main one first. */
export function meaningsOfWord(word: string, pinyin: string | undefined): Meanings {
	const { own, all } = glossesOf(word, pinyin)
	return Object.entries((own ?? all[0])?.gloss ?? {}).map(([part, meaning]) => [
		part,
		meaning?.definition ?? null,
	])
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
		return { word, pinyin, meanings: meaningsOfWord(word, pinyin) }
	})
	const senses = sensesInContext(known, senseWeights)
	return known.map(({ word, meanings }, at) => {
		const { part, sense } = senses[at] ?? {}
		const definition = meanings.find(([own]) => own === part)?.[1]
		return { word, part, sense, isFirst: sense === definition?.split('; ')[0] }
	})
}
