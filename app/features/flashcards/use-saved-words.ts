import { useSyncExternalStore } from 'react'
import { enqueueWords, onQueuedWords, type QueuedWords, queuedWords } from './saved-word-queue.ts'
import type { WordToSave } from './study-contract.ts'

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
