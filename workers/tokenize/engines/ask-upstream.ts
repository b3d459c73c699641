/**
 * How another tokenizer is asked: one call to the configured host, bounded in time and size. 你好
 * comes back as JSON and a status, or as why it did not.
 */
import { err, ok, type Result } from '#app/domain/result.ts'
import { boundedCall, parsedJson, type Send, told } from '#workers/shared/bounded-call.ts'

export type Upstream = {
	url: string
	key?: string | undefined
	send?: Send | undefined
	timeoutMs?: number | undefined
}

type UpstreamAnswer = {
	isGood: boolean
	status: number
	/** Undefined where the body is no JSON. */
	json: unknown
}

/** In bytes: the longest text with all that can be said of its words. */
const largestAnswer = 8 * 2 ** 20
const patienceMs = 15_000

/** Fails with what to log: neither text nor key is in it. */
export async function askUpstream(
	{ url, key, send, timeoutMs = patienceMs }: Upstream,
	path: string,
	body: unknown,
): Promise<Result<UpstreamAnswer, string>> {
	const headers = {
		'content-type': 'application/json',
		...(key && { authorization: `Bearer ${key}` }),
	}
	const called = await boundedCall(
		addressOf(url, path),
		{ method: 'POST', body: JSON.stringify(body), headers },
		{ send, timeoutMs, mostBytes: largestAnswer },
	)
	if (called.ok) {
		const { status, body } = called.value
		return ok({ isGood: status >= 200 && status < 300, status, json: parsedJson(body) })
	}
	const { reason, said, error } = called.error
	if (reason !== 'unreachable') return err(`it ${said}`)
	return err(`it ${said}: ${told(error, { secrets: key ? [key] : [] })}`)
}

/** Below the path of the configured address, whether or not it ends in a slash. */
function addressOf(url: string, path: string): URL {
	return new URL(path, url.endsWith('/') ? url : `${url}/`)
}
