/** Error responses of a worker: 404 { error: { code: 'lesson.not-found', … } }. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import type { Failure } from '#app/contracts/failure.ts'
import { logFailure } from '#app/db/log.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'

/** Responds with a problem; the error catalogue has its status and text. */
export function refuse(c: Context, { code, values }: Problem) {
	const body: Failure = { error: { code, text: errorText(code, values) } }
	return c.json(body, errorStatus(code))
}

/** Responds to an error thrown by a handler. */
export function refuseThrown(error: Error, c: Context) {
	// The body is not valid JSON.
	if (error instanceof HTTPException) return refuse(c, { code: 'request.invalid' })
	logFailure(error)
	return refuse(c, { code: 'page.failed' })
}
