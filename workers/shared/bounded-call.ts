/**
 * An HTTP call with limits on time and size, which follows no redirect and never throws. A call about
 * 你好 returns a status and bytes, or the reason why not.
 */
import { joinBytes } from '#app/domain/bytes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

export type Send = (request: Request) => Promise<Response>

type CallLimits = { send?: Send | undefined; timeoutMs: number; mostBytes: number }

type CallAnswer = { status: number; headers: Headers; body: Uint8Array }

type CallFailure = {
	reason: 'redirect' | 'too-large' | 'late' | 'unreachable'
	/** Continues a sentence that starts with the machine's name: "answered with a redirect". */
	detail: string
	/** The error thrown if unreachable; it may contain a key. */
	error?: unknown
}

/** Any status but a redirect counts as an answer. */
export async function boundedCall(
	url: URL,
	init: RequestInit,
	{ send = fetchOnce, timeoutMs, mostBytes }: CallLimits,
): Promise<Result<CallAnswer, CallFailure>> {
	const signal = AbortSignal.timeout(timeoutMs)
	try {
		const request = new Request(url, { ...init, redirect: 'manual', signal })
		const response = await Promise.race([send(request), aborted(signal)])
		const { status, headers } = response
		if (status >= 300 && status < 400) {
			await response.body?.cancel()
			return err({ reason: 'redirect', detail: 'answered with a redirect' })
		}
		const body = await bytesOf(response, mostBytes, signal)
		if (body) return ok({ status, headers, body })
		return err({ reason: 'too-large', detail: `answered with more than ${mostBytes} bytes` })
	} catch (error) {
		if (signal.aborted) return err({ reason: 'late', detail: `did not answer in ${timeoutMs} ms` })
		return err({ reason: 'unreachable', detail: 'could not be reached', error })
	}
}

/** A message from another machine, shortened for the log and without our secrets. */
export function redacted(message: unknown, { secrets }: { secrets: readonly string[] }): string {
	let text = message instanceof Error ? message.message : String(message)
	for (const secret of secrets) if (secret) text = text.replaceAll(secret, '…')
	return text.slice(0, 200)
}

function fetchOnce(request: Request): Promise<Response> {
	return fetch(request)
}

/** Covers a `send` that ignores the signal. */
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
		if (done) return joinBytes(chunks)
		size += value.byteLength
		if (size > most) {
			await reader.cancel()
			return undefined
		}
		chunks.push(value)
	}
}
