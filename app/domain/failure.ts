/** The body of a failed request: { error: { code: 'lesson.not-found', text: 'Lesson not found' } }. */
import type { ErrorCode } from './errors.ts'
import { isObject } from './is-object.ts'

export type Failure = { code: ErrorCode; text: string }

const code = /^[a-z-]+\.[a-z-]+$/

/** Checked by hand, so that pages need neither a schema library nor the error catalogue. */
export function isFailure(value: unknown): value is Failure {
	if (!isObject(value)) return false
	return typeof value.text === 'string' && typeof value.code === 'string' && code.test(value.code)
}

/** Undefined if the body is none of ours, such as a proxy's. */
export function failureIn(body: unknown): Failure | undefined {
	return isObject(body) && isFailure(body.error) ? body.error : undefined
}
