/**
 * How a hosted voice is asked: one call, bounded in time and size, that follows no redirect and
 * never throws. Whoever asks for 你好 gets bytes and a status, or the reason why there are none.
 *
 * The host comes from configuration. Keys and tokens travel in headers and bodies, not in
 * addresses, and `told` takes them out of whatever the other machine says before it is logged:
 * "The token '…' has expired".
 */
import type { z } from 'zod'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import type { SpeechFailure } from './provider.ts'

export type Send = (request: Request) => Promise<Response>

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
	const { service, send = fetchOnce, timeoutMs = usualTimeoutMs, explain } = upstream
	const signal = AbortSignal.timeout(timeoutMs)
	try {
		const request = new Request(url, { ...init, redirect: 'manual', signal })
		const response = await Promise.race([send(request), aborted(signal)])
		const { status, headers } = response
		if (status >= 300 && status < 400) {
			await response.body?.cancel()
			return failed('configuration', `${service} answered with a redirect`)
		}
		const body = await bytesOf(response, mostBytes, signal)
		if (!body) return failed('permanent', `${service} answered with more than ${mostBytes} bytes`)
		const contentType =
			(headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
		return ok({ status, contentType, retryAfterSeconds: secondsOf(headers), body })
	} catch (error) {
		if (signal.aborted) return failed('temporary', `${service} did not answer in ${timeoutMs} ms`)
		const kind = explain?.(error)
		if (kind) return failed(kind, `${service}: ${told(error, upstream)}`)
		return failed('temporary', `${service} could not be reached: ${told(error, upstream)}`)
	}
}

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
	try {
		return schema.safeParse(JSON.parse(new TextDecoder().decode(body))).data
	} catch {
		return undefined
	}
}

/** What another machine said, short enough for a log and without our secrets. */
export function told(said: unknown, { secrets }: Upstream): string {
	let text = said instanceof Error ? said.message : String(said)
	for (const secret of secrets) if (secret) text = text.replaceAll(secret, '…')
	return text.slice(0, 200)
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

function fetchOnce(request: Request): Promise<Response> {
	return fetch(request)
}

/** For a `send` that does not heed the signal. */
function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason))
	})
}

async function bytesOf(
	response: Response,
	most: number,
	signal: AbortSignal,
): Promise<Uint8Array | undefined> {
	const reader = response.body?.getReader()
	if (!reader) return new Uint8Array()
	signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
	const chunks: Uint8Array[] = []
	let size = 0
	for (;;) {
		const { done, value } = await reader.read()
		signal.throwIfAborted()
		if (done) return joined(chunks, size)
		size += value.byteLength
		if (size > most) {
			await reader.cancel()
			return undefined
		}
		chunks.push(value)
	}
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
	const bytes = new Uint8Array(size)
	let at = 0
	for (const chunk of chunks) {
		bytes.set(chunk, at)
		at += chunk.byteLength
	}
	return bytes
}

/** Retry-After, in seconds or as a date. */
function secondsOf(headers: Headers): number | undefined {
	const value = headers.get('retry-after')?.trim()
	if (!value) return undefined
	const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
	if (Number.isNaN(seconds)) return undefined
	return Math.min(Math.max(Math.ceil(seconds), 0), longestWaitSeconds)
}
