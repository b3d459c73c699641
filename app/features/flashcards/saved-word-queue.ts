/** The words that a person saved or removed and the server has not heard of yet. */
import { keyOfReading } from '#app/domain/vocabulary/reading-key.ts'
import { wordQueue } from '#app/features/progress/outbox/word-queue.ts'
import type { SavedWord, WordToSave } from './study-contract.ts'

/** `at` is in ms since 1970, by this browser's clock. */
export type QueuedWord = WordToSave & { isSaved: boolean; at: number }

/** By word and reading: only the last change of a word counts. */
export type QueuedWords = Readonly<Record<string, QueuedWord>>

export const savedWordQueue = wordQueue<QueuedWord>({
	name: 'saved-words',
	isItem: isQueuedWord,
	merge: (known, other) => (known.at < other.at ? other : known),
})

export const queuedWords = savedWordQueue.read
export const onQueuedWords = savedWordQueue.onChange
export const enqueueWords = savedWordQueue.add

export const keyOfWord: (word: SavedWord) => string = keyOfReading

function isQueuedWord(value: unknown): value is QueuedWord {
	const saved: Record<string, unknown> = Object(value)
	const { word, pinyin, sentence, lessonId, articleId, partId, isSaved, at } = saved
	const isTextOrNull = (text: unknown) => text === null || typeof text === 'string'
	return (
		typeof word === 'string' &&
		typeof pinyin === 'string' &&
		isTextOrNull(sentence) &&
		isTextOrNull(lessonId) &&
		isTextOrNull(articleId ?? null) &&
		isTextOrNull(partId ?? null) &&
		typeof isSaved === 'boolean' &&
		Number.isFinite(at)
	)
}
