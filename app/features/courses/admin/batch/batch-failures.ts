import type { ErrorCode } from '#app/domain/errors.ts'
import type { BatchIntent } from './batch-form.ts'

/** Messages for failed changes of several lessons, by intent. */
export const batchFailures = {
	'lessons-status': 'course.save-failed',
	'lessons-level': 'course.save-failed',
	'lessons-move': 'course.save-failed',
	'lessons-undo': 'course.save-failed',
	'lessons-order': 'course.save-failed',
	'lessons-audio': 'audio.submission-failed',
} as const satisfies Record<BatchIntent, ErrorCode>
