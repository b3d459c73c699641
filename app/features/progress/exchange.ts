/** The messages between a browser and the server about one person's records. */
import type { CourseProgress } from '#app/domain/progress/record.ts'

export const progressPath = '/progress'

/** The most that is taken in one request. */
export const mostRecords = 500
export const longestBody = 256 * 1024

/** Replies to sent records. */
export type RecordsTaken = {
	/** The session's user. In a shared browser it may not be the sender. */
	userId: string
	/** The server's records that now differ from the sent ones. */
	records: CourseProgress
	/** Lessons whose records were not taken: unknown, damaged or another user's. */
	ignored: string[]
}

/** Replies to the question what other devices did. */
export type RecordsChanged = {
	userId: string
	records: CourseProgress
	/** The `since` of the next question, in ms since 1970 by the server's clock. */
	since: number
}
