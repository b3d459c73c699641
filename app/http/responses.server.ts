import { type HeadersFunction, json } from '@remix-run/cloudflare'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import type { Failure as ServiceFailure } from '#app/contracts/failure.ts'
import { type ErrorCode, type ErrorValues, errorText } from '#app/domain/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import { type Problem, type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import type { Typed } from './form-data.server.ts'

/** Thrown by routes and guards when a thing is missing or forbidden. */
export function fail(code: ErrorCode, values?: ErrorValues): Response {
	return failWith({ code, text: errorText(code, values) })
}

/** The same for what another worker said was wrong. */
export function failWith(failure: Failure): Response {
	return json(failure, { status: errorStatus(failure.code) })
}

/** Thrown where an address is asked in a way it is not meant for; "GET, POST" names those it is. */
export function wrongMethod(allow: string): Response {
	return new Response(null, { status: 405, headers: { allow } })
}

/** Answered to scripts, players and other callers of an address without a screen. */
export function refuse(code: ErrorCode, values?: ErrorValues, headers?: HeadersInit): Response {
	const body: ServiceFailure = { error: { code, text: errorText(code, values) } }
	return json(body, { status: errorStatus(code), ...(headers && { headers }) })
}

/** The same for what another worker said was wrong. */
export function refuseWith(failure: Failure): Response {
	const body: ServiceFailure = { error: failure }
	return json(body, { status: errorStatus(failure.code) })
}

type Refusal = {
	status?: number
	typed?: Typed
	/** No more problems are told than these; how many there are is told too. */
	most?: number
	/** After how many seconds the same may be tried again. */
	waitSeconds?: number
}

/** Answered by actions when a person's input cannot be taken; the form stays as it was filled in. */
export function invalid(
	problems: (Problem | ProblemWithText)[],
	{ status, typed = {}, waitSeconds, most }: Refusal = {},
) {
	const [first] = problems
	const told = problems.slice(0, most).map(withProblemText)
	return json(
		{ problems: told, problemCount: most && problems.length, typed, waitSeconds },
		{
			status: status ?? (first ? errorStatus(first.code) : 422),
			headers: waitSeconds === undefined ? {} : { 'retry-after': String(waitSeconds) },
		},
	)
}

/**
 * For forms whose failure has a sentence of its own in the catalogue, whatever it was that failed:
 * the cause is logged, the sentence is answered.
 */
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

/** A failed query repeats its values, hashes and tokens among them; its cause does not. */
export function logFailure(error: unknown): void {
	console.error(error instanceof Error && error.cause ? error.cause : error)
}

/** What an administrator is told of a failure: its cause, without the query and its values. */
export function reasonOf(error: unknown): string {
	const told = error instanceof Error && error.cause ? error.cause : error
	return told instanceof Error ? told.message : String(told)
}

/** Sends a browser on even where no script runs; the page's own timer keeps the exact moment. */
export function refreshHeader(seconds: number, path: string): Record<string, string> {
	return { refresh: `${seconds}; url=${path}` }
}

/** A route's `headers`: what its action set (Retry-After, Refresh) reaches the browser. */
export const actionHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders
