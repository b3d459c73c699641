/** The analyser's answer: the text as HTML, and its figures. */
import type { Coverage, UnknownWord } from '#app/domain/analyzer/coverage.ts'
import type { VocabularyOverview } from '#app/domain/lesson-text/overview.ts'

/** A word of the text that the person does not know. */
export type WordToLearn = UnknownWord & {
	/** The vocabulary's reading; undefined if the word is not in it and so cannot be saved. */
	pinyinInVocabulary: string | undefined
	/** The first short meaning. */
	meaning: string | undefined
	isSaved: boolean
}

export type Analysis = Omit<Coverage, 'unknown'> & {
	overview: VocabularyOverview
	/** Some words are in traditional characters. */
	isTraditional: boolean
	/** Most frequent first. */
	unknown: WordToLearn[]
}

export type AnalyzedText = { html: string; analysis: Analysis }
