/** What a worker answers when something was wrong, 404 { error: { code: 'lesson.not-found', … } }. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import type { Failure } from '#app/contracts/failure.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'

/** Answers with a problem's text and the status of its code. */
export function refuse(c: Context, { code, values }: Problem) {
	const body: Failure = { error: { code, text: errorText(code, values) } }
	return c.json(body, errorStatus(code))
}

/** What was thrown, as an answer to whoever sent an order. */
export function refuseThrown(error: Error, c: Context) {
	// JSON that is none.
	if (error instanceof HTTPException) return refuse(c, { code: 'request.invalid' })
	logFailure(error)
	return refuse(c, { code: 'page.failed' })
}

/** A failed query repeats its values, whole texts among them; its cause does not. */
export function logFailure(error: unknown): void {
	console.error(error instanceof Error && error.cause ? error.cause : error)
}
