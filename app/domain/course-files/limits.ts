/** Limits of the zip of a course: it is in memory as a whole. Its texts have limits of their own. */

/** In bytes, as it is sent: 24 MB. */
export const largestZip = 24 * 1024 * 1024

/** `bytes` and `bytesOfEntry` count what comes out of it. */
export const zipLimits = {
	entries: 700,
	bytesOfEntry: 20 * 1024 * 1024,
	bytes: 32 * 1024 * 1024,
} as const

/** One import writes them in one transaction. */
export const mostLessons = 100
