/** Saved and removed words on their way to the server. */
import { firstBatch } from '#app/features/progress/outbox/batches.ts'
import type { Channel } from '#app/features/progress/outbox/channel.ts'
import {
	dequeueWords,
	enqueueWords,
	onQueuedWords,
	type QueuedWord,
	queuedWords,
	setWordsAside,
} from './saved-word-queue.ts'
import { learnOutcome, savedWordsPath } from './saved-words.ts'
import type { MyWordsAnswer, SavedWordChange } from './study-contract.ts'

const mostWords = 200

export function savedWordChannel(userId: string): Channel {
	return {
		delayMs: 0,
		// There are no news to ask for.
		freshMs: Number.POSITIVE_INFINITY,
		isAsking: false,
		tidy: () => enqueueWords(userId, []),
		nextBatch({ isOneByOne }) {
			const waiting = Object.values(queuedWords(userId))
			const { items, isShort } = firstBatch(waiting, isOneByOne ? 1 : mostWords)
			if (items.length === 0) return undefined
			const now = Date.now()
			return {
				path: savedWordsPath,
				body: JSON.stringify({ changes: items.map((change) => timed(change, now)) }),
				sent: items.length,
				isNews: false,
				isShort,
				read(reply) {
					if (!isMyWordsAnswer(reply)) return undefined
					const take = () => {
						learnOutcome(userId, items, reply)
						dequeueWords(userId, items)
					}
					return { settled: items.length, take }
				},
				setAside: () => setWordsAside(userId, items),
			}
		},
		onChange: onQueuedWords,
	}
}

/** How long ago, not when: this browser's clock may be wrong. */
function timed({ at, ...change }: QueuedWord, now: number): SavedWordChange {
	return { ...change, ageMs: Math.max(0, Math.round(now - at)) }
}

/** Our own server's reply, not a login page of a network in between. */
function isMyWordsAnswer(value: unknown): value is MyWordsAnswer {
	const { saved, unknown }: Record<string, unknown> = Object(value)
	return Array.isArray(saved) && Array.isArray(unknown)
}
