/**
 * How a hosted voice is asked, and what its answers mean: 429 for 你好 is a reason to ask again, 401
 * a matter for whoever configured it.
 *
 * The host comes from configuration. Keys and tokens travel in headers and bodies, not in
 * addresses, and `told` takes them out of whatever the other machine says before it is logged:
 * "The token '…' has expired".
 */
import type * as z from 'zod'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import { boundedCall, parsedJson, type Send, told } from '#workers/shared/bounded-call.ts'
import type { SpeechFailure } from './provider.ts'

export type Upstream = {
	/** Named in failures. */
	service: string
	send?: Send | undefined
	timeoutMs?: number | undefined
	/** What must never appear in a failure's detail. */
	secrets: readonly string[]
	/** Where an error that `send` throws tells more than that nobody answered. */
	explain?: (error: unknown) => SpeechFailure['kind'] | undefined
}

export type Answer = {
	status: number
	/** Without parameters, in lower case; empty where none was given. */
	contentType: string
	retryAfterSeconds: number | undefined
	body: Uint8Array
}

export const mostAudioBytes = 32 * 2 ** 20
export const mostJsonBytes = 256 * 2 ** 10
const usualTimeoutMs = 20_000
const longestWaitSeconds = 3600

/** In milliseconds, for a text that is to be spoken. */
export function patienceFor(text: string): number {
	return usualTimeoutMs + 100 * text.length
}

/** Any status but a redirect is an answer; `refusalOf` tells which are failures. */
export async function ask(
	upstream: Upstream,
	url: URL,
	init: RequestInit,
	mostBytes: number,
): Promise<Result<Answer, SpeechFailure>> {
	const { service, send, timeoutMs = usualTimeoutMs, explain } = upstream
	const called = await boundedCall(url, init, { send, timeoutMs, mostBytes })
	if (called.ok) {
		const { status, headers, body } = called.value
		const contentType =
			(headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
		return ok({ status, contentType, retryAfterSeconds: secondsOf(headers), body })
	}
	const { reason, said, error } = called.error
	if (reason !== 'unreachable') return failed(failureKinds[reason], `${service} ${said}`)
	const kind = explain?.(error)
	if (kind) return failed(kind, `${service}: ${told(error, upstream)}`)
	return failed('temporary', `${service} ${said}: ${told(error, upstream)}`)
}

const failureKinds = {
	redirect: 'configuration',
	'too-large': 'permanent',
	late: 'temporary',
} as const satisfies Record<string, SpeechFailure['kind']>

/** Undefined where the status is good: 429 and 5xx pass, 401 and 403 need somebody, the rest stays. */
export function refusalOf({ service }: Upstream, answer: Answer): SpeechFailure | undefined {
	const { status, retryAfterSeconds } = answer
	if (status < 300) return undefined
	const detail = `${service} answered ${status}`
	if (status === 401 || status === 403) return { kind: 'configuration', detail }
	if (status !== 408 && status !== 429 && status < 500) return { kind: 'permanent', detail }
	return retryAfterSeconds === undefined
		? { kind: 'temporary', detail }
		: { kind: 'temporary', detail, retryAfterSeconds }
}

/** Undefined where the body is no JSON of this shape. */
export function jsonOf<T>(schema: z.ZodType<T>, { body }: Answer): T | undefined {
	return schema.safeParse(parsedJson(body)).data
}

export function failed(
	kind: SpeechFailure['kind'],
	detail: string,
	retryAfterSeconds?: number,
): Result<never, SpeechFailure> {
	return err(
		retryAfterSeconds === undefined ? { kind, detail } : { kind, detail, retryAfterSeconds },
	)
}

/** Retry-After, in seconds or as a date. */
function secondsOf(headers: Headers): number | undefined {
	const value = headers.get('retry-after')?.trim()
	if (!value) return undefined
	const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
	if (Number.isNaN(seconds)) return undefined
	return Math.min(Math.max(Math.ceil(seconds), 0), longestWaitSeconds)
}
