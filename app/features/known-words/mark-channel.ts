/** Marks of words on their way to the server. */
import type { Mark } from '#app/domain/known-words/marks.ts'
import { keyOfReading } from '#app/domain/vocabulary/reading-key.ts'
import type { Channel } from '#app/features/progress/outbox/channel.ts'
import { wordChannel } from '#app/features/progress/outbox/word-channel.ts'
import { markQueue, sentMarks } from './mark-queue.ts'

const mostMarks = 200

export function markChannel(userId: string): Channel {
	return wordChannel(
		{ userId, queue: markQueue },
		{
			path: '/word-marks',
			most: mostMarks,
			field: 'marks',
			write: ({ at: _, sentenceAt: __, ...mark }: Mark, ageMs) => ({ ...mark, ageMs }),
			read(reply, items) {
				const { now }: Record<string, unknown> = Object(reply)
				if (typeof now !== 'number') return undefined
				const kept = items.map((mark) => ({ ...mark, at: now }))
				return () => {
					sentMarks.add(userId, kept)
					markQueue.add(userId, markedAgain(userId, items))
				}
			},
		},
	)
}

/**
 * Words that were marked again before the reply came. The server counts the age of a mark from its
 * arrival, so a slow request may seem newer than what was said after it: these are as new as the reply.
 */
function markedAgain(userId: string, sent: readonly Mark[]): Mark[] {
	const queued = markQueue.read(userId)
	return sent.flatMap(({ word, pinyin, at }) => {
		const mark = queued[keyOfReading({ word, pinyin })]
		return mark && mark.at !== at ? [{ ...mark, at: Math.max(mark.at, Date.now()) }] : []
	})
}
