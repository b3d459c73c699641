/** Marks of words on their way to the server. */
import type { Mark } from '#app/domain/known-words/marks.ts'
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
				return () => sentMarks.add(userId, kept)
			},
		},
	)
}
