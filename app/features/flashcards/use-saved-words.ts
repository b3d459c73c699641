import { useState, useSyncExternalStore } from 'react'
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

/** Saves words at once in this browser; the outbox sends them. */
export function keepWords(userId: string, words: readonly WordToSave[], isSaved: boolean): void {
	const at = Date.now()
	enqueueWords(
		userId,
		words.map((word) => ({ ...word, isSaved, at })),
	)
}

/** The saved words of a list: by this page, by what waits to be sent, else by `isOnServer`. */
export function useSavedMarks<Word extends SavedWord>(
	userId: string,
	isOnServer: (word: Word) => boolean,
) {
	const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
	const waiting = useQueuedWords(userId)
	return {
		has(word: Word): boolean {
			const key = keyOfWord(word)
			return waiting[key]?.isSaved ?? changed.get(key) ?? isOnServer(word)
		},
		keep(words: readonly WordToSave[], isSaved: boolean): void {
			keepWords(userId, words, isSaved)
			setChanged(
				(before) => new Map([...before, ...words.map((w) => [keyOfWord(w), isSaved] as const)]),
			)
		},
	}
}
