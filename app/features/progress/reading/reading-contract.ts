/** A browser reports of reading: places in texts, and the time of each day. */
import type { PlacedText } from '#app/domain/progress/reading-place.ts'
import type { DayTotal } from '#app/domain/progress/study-time.ts'

export const readingLogPath = '/reading-log'

/** The most that is taken in one request. */
export const mostPlaces = 100
export const mostDays = 40
export const mostTapped = 100
export const longestBody = 64_000

/** How long ago, not when: a browser's clock may be wrong. */
export type SentPlace = PlacedText & { paragraph: number; paragraphs: number; ageMs: number }

type SentDay = DayTotal & { day: string }

/** A word of a lesson whose popup was opened. */
export type TappedWord = { lessonId: string; word: string }

/** Sent again under the same name, it counts once. */
export type TapBatch = { id: string; words: TappedWord[] }

export type ReadingLog = {
	/** A name that the browser gave itself. */
	device: string
	places: SentPlace[]
	days: SentDay[]
	tapped?: TapBatch | undefined
}

/** The reply. In a shared browser the session's user may not be the sender. */
export type ReadingTaken = { userId: string; isTaken: true }
