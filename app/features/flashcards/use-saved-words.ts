import { useState, useSyncExternalStore } from 'react'
import { useUndoToast } from '#app/features/known-words/use-undo-toast.tsx'
import { whenEmpty } from '#app/features/progress/outbox/when-empty.ts'
import {
	enqueueWords,
	keyOfWord,
	onQueuedWords,
	type QueuedWords,
	queuedWords,
} from './saved-word-queue.ts'
import type { SavedWord, WordToSave } from './study-contract.ts'

/** The changes that the server has not heard of yet; empty before hydration. */
export function useQueuedWords(userId: string): QueuedWords {
	return useSyncExternalStore(
		onQueuedWords,
		() => queuedWords(userId),
		() => none,
	)
}

const none: QueuedWords = {}

/** Those who saved words in this tab: one, or none. */
const savers = new Set<string>()

/** Saves words at once in this browser; the outbox sends them. */
export function keepWords(userId: string, words: readonly WordToSave[], isSaved: boolean): void {
	const at = Date.now()
	savers.add(userId)
	enqueueWords(
		userId,
		words.map((word) => ({ ...word, isSaved, at })),
	)
}

/** Resolves once the server has the words saved in this tab, or after two seconds; at once offline. */
export function whenWordsSent(): Promise<void> {
	const isEmpty = () => [...savers].every((userId) => Object.keys(queuedWords(userId)).length === 0)
	return whenEmpty({ isEmpty, onChange: onQueuedWords })
}

/** The saved words of a list: by this page, by what waits to be sent, else by `isOnServer`. */
export function useSavedMarks<Word extends SavedWord>(
	userId: string,
	isOnServer: (word: Word) => boolean,
) {
	const showUndo = useUndoToast()
	const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
	const waiting = useQueuedWords(userId)

	function keep(words: readonly WordToSave[], isSaved: boolean): void {
		keepWords(userId, words, isSaved)
		setChanged(
			(before) => new Map([...before, ...words.map((w) => [keyOfWord(w), isSaved] as const)]),
		)
		if (isSaved && words.length > 1) {
			showUndo(`Added ${words.length} words to My Words.`, () => keep(words, false))
		}
	}

	return {
		has(word: Word): boolean {
			const key = keyOfWord(word)
			return waiting[key]?.isSaved ?? changed.get(key) ?? isOnServer(word)
		},
		/** How many words this page has saved. */
		newCount: [...changed.values()].filter((isSaved) => isSaved).length,
		keep,
	}
}
