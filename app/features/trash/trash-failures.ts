import type { ErrorCode } from '#app/domain/errors.ts'

/** The sentence for a form that failed, by its intent. */
export const trashFailures = {
	restore: 'course.restore-failed',
	purge: 'course.delete-failed',
} as const satisfies Record<string, ErrorCode>
