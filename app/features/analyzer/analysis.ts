/** What the analyser answers: the text as HTML, and what is in it. */
import type { Coverage, UnknownWord } from '#app/domain/analyzer/coverage.ts'
import type { VocabularyOverview } from '#app/domain/lesson-text/overview.ts'

/** A word of the text that the person does not know. */
export type ListedWord = UnknownWord & {
	/** As the vocabulary reads it here; a word that it does not hold cannot be saved. */
	pinyinInVocabulary: string | undefined
	/** Its first short meaning. */
	meaning: string | undefined
	isSaved: boolean
}

export type Analysis = Omit<Coverage, 'unknown'> & {
	overview: VocabularyOverview
	/** The most frequent first. */
	unknown: ListedWord[]
}

export type AnalyzedText = { html: string; analysis: Analysis }
