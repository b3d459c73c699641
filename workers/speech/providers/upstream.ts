/**
 * Calls a hosted voice and classifies its answers: 429 for 你好 is worth a retry, 401 is a problem of
 * configuration.
 *
 * The host comes from configuration. Keys and tokens go into headers and bodies, never into URLs, and
 * `redacted` removes them from upstream messages before they are logged: "The token '…' has expired".
 */
import type * as z from 'zod'
import { parseJson } from '#app/domain/json.ts'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import { boundedCall, redacted, type Send } from '#workers/shared/bounded-call.ts'
import type { SpeechFailure } from './provider.ts'

export type Upstream = {
	/** The name in failures. */
	service: string
	send?: Send | undefined
	timeoutMs?: number | undefined
	/** Strings to keep out of a failure's detail. */
	secrets: readonly string[]
	/** Classifies an error thrown by `send`; undefined means unreachable. */
	explain?: (error: unknown) => SpeechFailure['kind'] | undefined
}

export type Answer = {
	status: number
	/** Lower case, without parameters; empty if there is none. */
	contentType: string
	retryAfterSeconds: number | undefined
	body: Uint8Array
}

export const mostAudioBytes = 32 * 2 ** 20
export const mostJsonBytes = 256 * 2 ** 10
const usualTimeoutMs = 20_000
const longestWaitSeconds = 3600

/** Time limit for speaking a text, in milliseconds. */
export function patienceFor(text: string): number {
	return usualTimeoutMs + 100 * text.length
}

/** Any status but a redirect counts as an answer; `refusalOf` picks out the failures. */
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
	const { reason, detail, error } = called.error
	if (reason !== 'unreachable') return failed(failureKinds[reason], `${service} ${detail}`)
	const kind = explain?.(error)
	if (kind) return failed(kind, `${service}: ${redacted(error, upstream)}`)
	return failed('temporary', `${service} ${detail}: ${redacted(error, upstream)}`)
}

const failureKinds = {
	redirect: 'configuration',
	'too-large': 'permanent',
	late: 'temporary',
} as const satisfies Record<string, SpeechFailure['kind']>

/** The failure behind a bad status: 408, 429 and 5xx may pass, 401 and 403 are configuration. */
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

/** Undefined if the body is not JSON of this shape. */
export function jsonOf<T>(schema: z.ZodType<T>, { body }: Answer): T | undefined {
	return schema.safeParse(parseJson(new TextDecoder().decode(body))).data
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
