/** What a refused request tells its screen: { code: 'lesson.not-found', text: 'Lesson not found' }. */
import { type ErrorCode, errors } from './errors.ts'

export type Failure = { code: ErrorCode; text: string }

/** Checked by hand: every page has this, and none needs a schema library for it. */
export function isFailure(value: unknown): value is Failure {
	if (typeof value !== 'object' || value === null) return false
	if (!('code' in value) || !('text' in value)) return false
	const { code, text } = value
	return typeof code === 'string' && typeof text === 'string' && Object.hasOwn(errors, code)
}
