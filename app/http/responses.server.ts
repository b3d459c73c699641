import { data, type HeadersFunction, json } from '@remix-run/cloudflare'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import type { Failure as ServiceFailure } from '#app/contracts/failure.ts'
import { logFailure } from '#app/db/log.ts'
import { serverErrors } from '#app/domain/errors/server.ts'
import { addErrors, type ErrorCode, type ErrorValues, errorText } from '#app/domain/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import { type Problem, type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import type { Meanwhile, TheirText } from '#app/ui/form-answer.ts'
import type { Typed } from './typed-in.ts'

export { logFailure } from '#app/db/log.ts'

addErrors(serverErrors)

/** Thrown by pages and guards for something missing or forbidden. */
export function fail(code: ErrorCode, values?: ErrorValues): Response {
	return failWith({ code, text: errorText(code, values) })
}

/** The same for a failure of another worker. */
export function failWith(failure: Failure): Response {
	return json(failure, { status: errorStatus(failure.code) })
}

/** A tab or page that stays, and says why it has nothing to show. */
export function closed(code: ErrorCode) {
	return data({ refusal: errorText(code) }, { status: errorStatus(code) })
}

/** Thrown for an unsupported method; `allow` lists the supported ones: "GET, POST". */
export function wrongMethod(allow: string): Response {
	return new Response(null, { status: 405, headers: { allow } })
}

/** A JSON error for resource routes. */
export function refuse(code: ErrorCode, values?: ErrorValues, headers?: HeadersInit): Response {
	const body: ServiceFailure = { error: { code, text: errorText(code, values) } }
	return json(body, { status: errorStatus(code), ...(headers && { headers }) })
}

/** The same for a failure of another worker. */
export function refuseWith(failure: Failure): Response {
	const body: ServiceFailure = { error: failure }
	return json(body, { status: errorStatus(failure.code) })
}

type Refusal = {
	status?: number
	typed?: Typed
	/** The part that was done all the same, as a sentence. */
	done?: string | undefined
	/** The version that a save would have overwritten. */
	theirs?: TheirText | undefined
	/** Who saved that version, and when. */
	meanwhile?: Meanwhile | undefined
	/** Limits the listed problems; `problemCount` still has the total. */
	most?: number
	/** Seconds until a retry is allowed. */
	waitSeconds?: number
}

/** The response of an action to invalid input; `typed` fills the form again. */
export function invalid(
	problems: (Problem | ProblemWithText)[],
	{ status, typed = {}, done, theirs, meanwhile, waitSeconds, most }: Refusal = {},
) {
	const [first] = problems
	const shown = problems.slice(0, most).map(withProblemText)
	return json(
		{
			problems: shown,
			problemCount: most && problems.length,
			typed,
			done,
			theirs,
			meanwhile,
			waitSeconds,
		},
		{
			status: status ?? (first ? errorStatus(first.code) : 422),
			headers: waitSeconds === undefined ? {} : { 'retry-after': String(waitSeconds) },
		},
	)
}

/** Runs `answer`; on any error logs it and responds with the given code instead. */
export async function orInvalid<T>(
	code: ErrorCode,
	typed: Typed,
	answer: () => Promise<T>,
): Promise<T | ReturnType<typeof invalid>> {
	try {
		return await answer()
	} catch (error) {
		if (error instanceof Response) throw error
		logFailure(error)
		return invalid([{ code }], { typed })
	}
}

/** The reason of a failure for administrators, without the query and its values. */
export function reasonOf(error: unknown): string {
	const cause = error instanceof Error && error.cause ? error.cause : error
	return cause instanceof Error ? cause.message : String(cause)
}

/** Redirects after a while even without scripts; with scripts the page's timer is exact. */
export function refreshHeader(seconds: number, path: string): Record<string, string> {
	return { refresh: `${seconds}; url=${path}` }
}

/** For a route's `headers` export: passes on headers set by its action (Retry-After, Refresh). */
export const actionHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders
