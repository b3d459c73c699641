/** What a refused request tells its screen: { code: 'lesson.not-found', text: 'Lesson not found' }. */
import { z } from 'zod'
import { type ErrorCode, errors } from './errors.ts'

export type Failure = { code: ErrorCode; text: string }

const failureSchema = z.object({ code: z.string(), text: z.string() })

export function isFailure(value: unknown): value is Failure {
	const read = failureSchema.safeParse(value)
	return read.success && Object.hasOwn(errors, read.data.code)
}
