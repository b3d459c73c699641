/** The analyser's answer: the text as HTML, and its figures. */
import type { Coverage, UnknownWord } from '#app/domain/analyzer/coverage.ts'
import type { OwnWordInText } from '#app/domain/known-words/word-sheet.ts'
import type { VocabularyOverview } from '#app/domain/lesson-text/overview.ts'

/** A word of the text that is new to the person, or being learned. */
export type WordToLearn = UnknownWord & {
	/** The vocabulary's reading; undefined if the word is not in it and so cannot be saved. */
	pinyinInVocabulary: string | undefined
	/** Its characters as the person reads them. */
	drawn: string
	/** The first short meaning. */
	meaning: string | undefined
	isSaved: boolean
}

export type Analysis = Omit<Coverage, 'unknown'> & {
	overview: VocabularyOverview
	/** The words of the text that the vocabulary has, by their place there. */
	listed: readonly { word: string; pinyin: string }[]
	/** The person's own words in the text. */
	own: readonly OwnWordInText[]
	/** The style sheet that paints them. */
	sheet: string
	/** When the person's words were read, by the server's clock. */
	asOf: number
	/** Some words are in traditional characters. */
	isTraditional: boolean
	/** Most frequent first. */
	unknown: WordToLearn[]
}

export type AnalyzedText = { html: string; analysis: Analysis }
