import { useEffect, useState } from 'react'
import { meaningInList } from '#app/domain/analyzer/gloss.ts'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { wordLookup } from '#app/features/vocabulary/popup/word-lookup.ts'

/** The first meaning of a word as it is read; undefined if the vocabulary did not tell. */
export type MeaningOf = (word: string, reading: string) => string | undefined

/** As many as one request may ask for. */
const mostAsked = 100

/** Entries of the vocabulary, kept for this visit. */
const lookUp = wordLookup()
const entriesByWord = new Map<string, readonly WordEntry[]>()

/** Looks up the meanings of words, all that are missing in one request. */
export function useMeanings(words: readonly string[]): MeaningOf {
	const [unanswered, setUnanswered] = useState<ReadonlySet<string>>(new Set())
	const [, setAnswers] = useState(0)
	const missing = [...new Set(words)].filter(
		(word) => !entriesByWord.has(word) && !unanswered.has(word),
	)
	const asked = missing.slice(0, mostAsked).join('\n')

	useEffect(() => {
		if (asked === '') return
		let isCurrent = true
		const words = asked.split('\n')
		lookUp(words).then(
			(entries) => {
				for (const word of words) {
					entriesByWord.set(
						word,
						entries.filter((entry) => entry.word === word),
					)
				}
				if (isCurrent) setAnswers((count) => count + 1)
			},
			// Meanings are optional: the readings stand there without them.
			() => isCurrent && setUnanswered((known) => new Set([...known, ...words])),
		)
		return () => {
			isCurrent = false
		}
	}, [asked])

	return (word, reading) => {
		const entries = entriesByWord.get(word) ?? []
		const entry =
			entries.find(({ pinyin }) => pinyin === reading) ??
			entries.find(({ pinyin }) => isSameReading(pinyin, reading))
		return entry && meaningInList(entry.meanings)
	}
}
