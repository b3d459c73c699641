/**
 * The words that a person saved or removed and the server has not heard of yet. 银行, saved on a train,
 * waits here until there is a network.
 */
import { storedPart } from '#app/features/progress/outbox/stored-part.ts'
import type { SavedWord, WordToSave } from './study-contract.ts'

/** `at` is in ms since 1970, by this browser's clock. */
export type QueuedWord = WordToSave & { isSaved: boolean; at: number }

/** By word and reading: only the last change of a word counts. */
export type QueuedWords = Readonly<Record<string, QueuedWord>>

const nothing: QueuedWords = Object.freeze(Object.create(null))

const queue = storedPart<QueuedWords>({
	name: 'saved-words',
	empty: nothing,
	parse: parseQueue,
	join: newest,
})

export const queuedWords = queue.read
export const onQueuedWords = queue.onChange

export function keyOfWord({ word, pinyin }: SavedWord): string {
	return `${word} ${pinyin}`
}

export function enqueueWords(userId: string, changes: readonly QueuedWord[]): void {
	queue.add(userId, byKey(changes))
}

/** Leaves those that have changed again meanwhile. */
export function dequeueWords(userId: string, sent: readonly QueuedWord[]): void {
	const isSent = (change: QueuedWord) =>
		sent.some((other) => keyOfWord(other) === keyOfWord(change) && other.at === change.at)
	queue.remove(userId, (changes) => byKey(Object.values(changes).filter((c) => !isSent(c))))
}

/** Puts away what the server does not understand, so that what comes after it can be sent. */
export function setWordsAside(userId: string, sent: readonly QueuedWord[]): void {
	dequeueWords(userId, sent)
	queue.putAside(userId, JSON.stringify(sent))
}

function newest(stored: QueuedWords, own: QueuedWords): QueuedWords {
	const newer = Object.values(own).filter((change) => {
		const known = stored[keyOfWord(change)]
		return !known || known.at < change.at
	})
	return newer.length === 0 ? stored : byKey([...Object.values(stored), ...newer])
}

function byKey(changes: readonly QueuedWord[]): QueuedWords {
	const queued: Record<string, QueuedWord> = Object.create(null)
	for (const change of changes) queued[keyOfWord(change)] = change
	return queued
}

/** Checked by hand: the browser is spared a schema library. */
function parseQueue(stored: string): { value: QueuedWords; isDamaged: boolean } {
	try {
		const values: unknown[] = Object.values(Object(JSON.parse(stored)))
		const changes = values.filter(isQueuedWord)
		return { value: byKey(changes), isDamaged: changes.length < values.length }
	} catch {
		return { value: nothing, isDamaged: true }
	}
}

function isQueuedWord(value: unknown): value is QueuedWord {
	const { word, pinyin, sentence, lessonId, articleId, isSaved, at }: Record<string, unknown> =
		Object(value)
	const isTextOrNull = (text: unknown) => text === null || typeof text === 'string'
	return (
		typeof word === 'string' &&
		typeof pinyin === 'string' &&
		isTextOrNull(sentence) &&
		isTextOrNull(lessonId) &&
		isTextOrNull(articleId ?? null) &&
		typeof isSaved === 'boolean' &&
		Number.isFinite(at)
	)
}
