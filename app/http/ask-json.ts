/** Asks the server from a script where no form does. Nothing of it navigates, so what was typed stays. */
import { err, ok, type Result } from '#app/domain/result.ts'

/** The timeout of a request. */
const timeoutMs = 60_000

/** A schema of zod or zod/mini. It comes from the caller, so that other pages load neither. */
type Schema<T> = {
	safeParse: (body: unknown) => { success: true; data: T } | { success: false }
}

/** For answers that the caller does not read, or checks where its page has no room for a schema library. */
export const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) }

export type Refusal = {
	/** 0 if nobody answered in time. */
	status: number
	/** Undefined if it was no JSON. */
	body: unknown
}

/**
 * Posts `sent` as JSON, or gets `path` without it. An answer of another shape is a refusal. Throws only when
 * the caller's own `signal` aborts.
 */
export async function askJson<T>(
	path: string,
	sent: object | undefined,
	schema: Schema<T>,
	signal?: AbortSignal,
): Promise<Result<T, Refusal>> {
	let status = 0
	try {
		const answer = await fetch(path, {
			signal: withTimeout(signal),
			...(sent && {
				method: 'POST',
				body: JSON.stringify(sent),
				headers: { 'content-type': 'application/json' },
			}),
		})
		status = answer.status
		const body: unknown = await answer.json()
		const read = schema.safeParse(body)
		return answer.ok && read.success ? ok(read.data) : err({ status, body })
	} catch (error) {
		signal?.throwIfAborted()
		console.warn(error)
		return err({ status, body: undefined })
	}
}

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
	if (!signal) return AbortSignal.timeout(timeoutMs)
	// Not in Safari before 17.4.
	return AbortSignal.any ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : signal
}
