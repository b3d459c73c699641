/** Limits of the zip of a course. Its texts have limits of their own. */

/** In bytes: a larger zip is sent in parts before it is checked. */
export const largestForm = 24 * 1024 * 1024

/** In bytes; the last part may be smaller. A worker has one of them in memory at a time. */
export const partSize = 8 * 1024 * 1024

/** In bytes: 4 GB, the largest zip without Zip64. */
export const largestZip = 4 * 1024 * 1024 * 1024

/** In bytes: a sound as large as the platform speaks itself. */
export const largestSound = 32 * 1024 * 1024

/** `bytes` counts the texts as they come out of it. */
export const zipLimits = { entries: 700, bytes: 32 * 1024 * 1024 } as const

/** More faults of a manifest are not listed. */
export const mostFaults = 100

/** One import writes them in one transaction. */
export const mostLessons = 100
