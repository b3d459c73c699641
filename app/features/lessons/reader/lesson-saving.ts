/** Saves words of a lesson or an own text from a list, at once in this browser. */
import { useEffect, useState } from 'react'
import { keyOfWord } from '#app/features/flashcards/saved-word-queue.ts'
import { savedAmong } from '#app/features/flashcards/saved-words.ts'
import { useSavedMarks } from '#app/features/flashcards/use-saved-words.ts'
import type { FoundIn } from './reader-popup.tsx'

type Word = { word: string; pinyin: string; sentence?: string | null }

type Listed<W extends Word> = {
	userId: string
	foundIn: FoundIn
	words: readonly W[]
}

export function useLessonSaving<W extends Word>({ userId, foundIn, words }: Listed<W>) {
	const marks = useSavedMarks<Word>(userId, useSavedOnServer(userId, words))
	return {
		has: marks.has,
		newCount: marks.newCount,
		keep(several: readonly W[], isSaved: boolean) {
			marks.keep(
				several.map(({ word, pinyin, sentence = null }) => {
					return { word, pinyin, sentence, ...foundIn }
				}),
				isSaved,
			)
		},
	}
}

/** Whether the server has a word; false until it has answered. */
function useSavedOnServer(userId: string, words: readonly Word[]) {
	const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())

	useEffect(() => {
		let isCurrent = true
		if (words.length === 0) return
		savedAmong(
			userId,
			words.map(({ word }) => word),
		).then(
			(answer) => isCurrent && setSaved(answer),
			() => {
				// Saving a word twice does no harm.
			},
		)
		return () => {
			isCurrent = false
		}
	}, [userId, words])

	return (word: Word) => saved.has(keyOfWord(word))
}
