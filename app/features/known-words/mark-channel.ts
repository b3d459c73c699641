/** Marks of words on their way to the server. */
import type { Mark } from '#app/domain/known-words/marks.ts'
import { isStanding, type Standing } from '#app/domain/known-words/standing.ts'
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
				const { now, kept }: Record<string, unknown> = Object(reply)
				if (typeof now !== 'number' || !Array.isArray(kept)) return undefined
				const standing = new Map(kept.filter(isKept).map((word) => [keyOfReading(word), word.said]))
				const sent = items.map((mark) => {
					return { ...mark, said: standing.get(keyOfReading(mark)) ?? null, at: now }
				})
				return () => {
					sentMarks.add(userId, sent)
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

function isKept(value: unknown): value is { word: string; pinyin: string; said: Standing | null } {
	const { word, pinyin, said }: Record<string, unknown> = Object(value)
	return (
		typeof word === 'string' && typeof pinyin === 'string' && (said === null || isStanding(said))
	)
}
