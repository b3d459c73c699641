/** Saved and removed words on their way to the server. */
import type { Channel } from '#app/features/progress/outbox/channel.ts'
import { wordChannel } from '#app/features/progress/outbox/word-channel.ts'
import { type QueuedWord, savedWordQueue } from './saved-word-queue.ts'
import { learnOutcome, savedWordsPath } from './saved-words.ts'
import type { MyWordsAnswer, SavedWordChange } from './study-contract.ts'

const mostWords = 200

export function savedWordChannel(userId: string): Channel {
	return wordChannel(
		{ userId, queue: savedWordQueue },
		{
			path: savedWordsPath,
			most: mostWords,
			field: 'changes',
			write: ({ at: _, ...change }: QueuedWord, ageMs): SavedWordChange => ({ ...change, ageMs }),
			read(reply, items) {
				if (!isMyWordsAnswer(reply)) return undefined
				return () => learnOutcome(userId, items, reply)
			},
		},
	)
}

/** Our own server's reply, not a login page of a network in between. */
function isMyWordsAnswer(value: unknown): value is MyWordsAnswer {
	const { saved, unknown }: Record<string, unknown> = Object(value)
	return Array.isArray(saved) && Array.isArray(unknown)
}
