import type { ErrorCode } from '#app/domain/errors.ts'

/** The sentence for a batch form that failed, by its intent. */
export const batchFailures = {
	validate: 'vocabulary.check-failed',
	save: 'vocabulary.save-failed',
} as const satisfies Record<string, ErrorCode>
