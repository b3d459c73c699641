/** What a browser and the server tell each other about one person's records. */
import type { CourseProgress } from '#app/domain/progress/record.ts'

export const progressPath = '/progress'

/** The most that is taken in one request. */
export const mostRecords = 500
export const longestBody = 256 * 1024

/** Answered to records that were sent. */
export type RecordsTaken = {
	/** Whose session it was: in a browser of several people not always who the sender thinks. */
	userId: string
	/** What the server now holds where that differs from what was sent. */
	records: CourseProgress
	/** Lessons of which nothing was taken: unknown ones, somebody else's records, damaged ones. */
	ignored: string[]
}

/** Answered to whoever asks what other devices did. */
export type RecordsChanged = {
	userId: string
	records: CourseProgress
	/** What to ask with next time, in ms since 1970 by the server's clock. */
	since: number
}
