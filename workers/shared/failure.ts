/** What a worker answers when something was wrong, 404 { error: { code: 'lesson.not-found', … } }. */
import type { Failure } from '#app/contracts/failure.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'

/** A problem as an answer's body; its status stands in the catalogue beside its text. */
export function failureOf({ code, values }: Problem): Failure {
	return { error: { code, text: errorText(code, values) } }
}

/** A failed query repeats its values, whole texts among them; its cause does not. */
export function logFailure(error: unknown): void {
	console.error(error instanceof Error && error.cause ? error.cause : error)
}
