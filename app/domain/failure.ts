/** The body of a failed request: { code: 'lesson.not-found', text: 'Lesson not found' }. */
import type { ErrorCode } from './errors.ts'

export type Failure = { code: ErrorCode; text: string }

const code = /^[a-z-]+\.[a-z-]+$/

/** Checked by hand, so that pages need neither a schema library nor the error catalogue. */
export function isFailure(value: unknown): value is Failure {
	if (typeof value !== 'object' || value === null) return false
	if (!('code' in value) || !('text' in value)) return false
	return typeof value.text === 'string' && typeof value.code === 'string' && code.test(value.code)
}
