/** A sentence to practise, with its place in the audio if it has one. */
import { type SaidSyllable, saidSyllables } from '#app/domain/speech/pitch/said-syllables.ts'
import type { WordTime } from '#app/domain/speech/pitch/syllable-times.ts'
import {
	type SentenceWord,
	sentencesInText,
	wordsOfSentences,
} from '#app/domain/speech/sentence-words.ts'
import type { SentenceTiming } from '#app/domain/speech/timings.ts'
import { paragraphsOf } from './text-on-page.ts'

export type PractisedSentence = {
	text: string
	syllables: readonly SaidSyllable[]
	timing: SentenceTiming | undefined
	words: readonly SentenceWord[]
}

/** Empty if the timings are not those of the text. */
export function practisedSentences(
	text: HTMLElement,
	timings: readonly SentenceTiming[] | undefined,
): PractisedSentence[] {
	const paragraphs = paragraphsOf(text)
	const found = timings
		? wordsOfSentences(paragraphs, timings).map((one) => ({ ...one, timing: one.sentence }))
		: sentencesInText(paragraphs).map((one) => ({ ...one, timing: undefined }))
	return found.map(({ text, words, timing }) => {
		// The page hides the word, so this must not show it.
		const shown = words.map((word) =>
			word.isHidden
				? { text: '＿'.repeat([...word.text].length), isHidden: true }
				: { ...word, text: word.drawn ?? word.text },
		)
		return { text, words, timing, syllables: saidSyllables(shown) }
	})
}

/** When the voice says the words that have syllables, from the start of the sentence. */
export function wordTimes({ words, syllables, timing }: PractisedSentence): WordTime[] {
	return words.flatMap(({ offset }, index) => {
		const own = syllables.filter(({ word }) => word === index).length
		const told = timing?.words.find(([at]) => at === offset)
		const startMs = told && timing ? told[1] - timing.startMs : undefined
		return own === 0 ? [] : [{ syllables: own, startMs }]
	})
}
