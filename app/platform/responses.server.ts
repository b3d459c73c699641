import { json } from '@remix-run/cloudflare'
import { type ErrorCode, errors, errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'

/** What an error boundary receives from `fail`. */
export type FailureData = { code: ErrorCode; text: string }

/** Thrown by routes and guards when a thing is missing or forbidden. */
export function fail(code: ErrorCode, values?: Record<string, string | number>): Response {
	const body: FailureData = { code, text: errorText(code, values) }
	return json(body, { status: errors[code].status })
}

/** Answered by actions when a person's input cannot be taken; the form stays as it was filled in. */
export function invalid(problems: Problem[], status = 422) {
	return json({ problems }, { status })
}
