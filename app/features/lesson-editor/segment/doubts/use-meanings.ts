import { useEffect, useState } from 'react'
import { meaningInList } from '#app/domain/analyzer/gloss.ts'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { wordLookup } from '#app/features/vocabulary/popup/word-lookup.ts'

/** The first meaning of a word as it is read; undefined if the vocabulary did not tell. */
export type MeaningOf = (word: string, reading: string) => string | undefined

/** Entries of the vocabulary, kept for this visit. */
const lookUp = wordLookup()
const entriesByWord = new Map<string, readonly WordEntry[]>()

/**
 * Looks up the meanings of up to 100 words, all that are missing in one request. After a failure it asks no
 * more until the browser is online again or another page is opened.
 */
export function useMeanings(words: readonly string[]): MeaningOf {
	const [isFailed, setFailed] = useState(false)
	const [, setAnswers] = useState(0)
	const missing = [...new Set(words)].filter((word) => !entriesByWord.has(word))
	const asked = isFailed ? '' : missing.join('\n')

	useEffect(() => {
		const onOnline = () => setFailed(false)
		window.addEventListener('online', onOnline)
		return () => window.removeEventListener('online', onOnline)
	}, [])

	useEffect(() => {
		if (asked === '') return
		const words = asked.split('\n')
		lookUp(words).then(
			(entries) => {
				for (const word of words) {
					entriesByWord.set(
						word,
						entries.filter((entry) => entry.word === word),
					)
				}
				setAnswers((count) => count + 1)
			},
			// Meanings are optional: the readings stand there without them.
			() => setFailed(true),
		)
	}, [asked])

	return (word, reading) => {
		const entries = entriesByWord.get(word) ?? []
		const entry =
			entries.find(({ pinyin }) => pinyin === reading) ??
			entries.find(({ pinyin }) => isSameReading(pinyin, reading))
		return entry && meaningInList(entry.meanings)
	}
}
