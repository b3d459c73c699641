/**
 * Places in texts and time with them on their way to the server, at most once a minute. Tapped words travel along, or
 * when the page closes.
 */
import { firstBatch } from '#app/features/progress/outbox/batches.ts'
import type { Channel } from '#app/features/progress/outbox/channel.ts'
import {
	mostDays,
	mostPlaces,
	type ReadingLog,
	readingLogPath,
	type SentPlace,
} from './reading-contract.ts'
import {
	type KeptPlace,
	markTaken,
	onReading,
	thisDevice,
	tidyReading,
	unsentDays,
	unsentPlaces,
} from './reading-store.ts'
import { markCounted, nextTaps } from './tapped-words.ts'

const leastPauseMs = 60_000

export function readingChannel(userId: string): Channel {
	let sentAt = 0
	return {
		get delayMs() {
			return Math.max(0, sentAt + leastPauseMs - Date.now())
		},
		// There are no news to ask for.
		freshMs: Number.POSITIVE_INFINITY,
		isAsking: false,
		tidy: () => tidyReading(userId),
		nextBatch({ isOneByOne }) {
			const { items, isShort } = firstBatch(unsentPlaces(userId), isOneByOne ? 1 : mostPlaces)
			const days = unsentDays(userId).slice(0, isOneByOne && items.length > 0 ? 0 : mostDays)
			const mayBringTaps = !isOneByOne || items.length + days.length === 0
			const tapped = mayBringTaps ? nextTaps(userId) : undefined
			const count = items.length + days.length + (tapped ? 1 : 0)
			if (count === 0) return undefined
			const now = Date.now()
			sentAt = now
			const log: ReadingLog = {
				device: thisDevice(),
				places: items.map((place) => timed(place, now)),
				days: days.map(([day, { readMs, listenedMs }]) => ({ day, readMs, listenedMs })),
				...(tapped && { tapped }),
			}
			const take = () => {
				markTaken(userId, { places: items, days })
				if (tapped) markCounted(userId, tapped)
			}
			return {
				path: readingLogPath,
				body: JSON.stringify(log),
				sent: count,
				isNews: false,
				isShort,
				read(reply) {
					if (Object(reply).isTaken !== true) return undefined
					return { settled: count, take }
				},
				// A place and a few minutes that nobody understands are given up.
				setAside: take,
			}
		},
		onChange: onReading,
	}
}

function timed({ kind, id, paragraph, paragraphs, at }: KeptPlace, now: number): SentPlace {
	return { kind, id, paragraph, paragraphs, ageMs: Math.max(0, Math.round(now - at)) }
}
