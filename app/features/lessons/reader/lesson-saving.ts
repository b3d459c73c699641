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
	const { isAnswered, isOnServer } = useSavedOnServer(userId, words)
	const marks = useSavedMarks<Word>(userId, isOnServer)
	return {
		/** Whether the server said which of the words are saved; undefined until it has answered. */
		isAnswered,
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

/** Whether the server has a word; it seems to have none until it has answered. */
function useSavedOnServer(userId: string, words: readonly Word[]) {
	const [saved, setSaved] = useState<ReadonlySet<string>>()
	const [hasFailed, setFailed] = useState(false)

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
				if (isCurrent) setFailed(true)
			},
		)
		return () => {
			isCurrent = false
		}
	}, [userId, words])

	return {
		isAnswered: saved ? true : hasFailed ? false : undefined,
		isOnServer: (word: Word) => saved?.has(keyOfWord(word)) ?? false,
	}
}
