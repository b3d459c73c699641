/**
 * Calls another tokenizer: one request to the configured host, limited in time and size. A request
 * for 你好 returns JSON and a status, or the reason why not.
 */
import { parseJson } from '#app/domain/json.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { boundedCall, redacted, type Send } from '#workers/shared/bounded-call.ts'

export type Upstream = {
	url: string
	key?: string | undefined
	send?: Send | undefined
	timeoutMs?: number | undefined
}

type UpstreamAnswer = {
	isGood: boolean
	status: number
	/** Undefined if the body is not JSON. */
	json: unknown
}

/** In bytes: fits the longest text with full details for its words. */
const largestAnswer = 8 * 2 ** 20
const patienceMs = 15_000

/** The error is a message to log, without the text or the key. */
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
		return ok({
			isGood: status >= 200 && status < 300,
			status,
			json: parseJson(new TextDecoder().decode(body)),
		})
	}
	const { reason, detail, error } = called.error
	if (reason !== 'unreachable') return err(`it ${detail}`)
	return err(`it ${detail}: ${redacted(error, { secrets: key ? [key] : [] })}`)
}

/** Resolves below the configured URL, with or without a trailing slash. */
function addressOf(url: string, path: string): URL {
	return new URL(path, url.endsWith('/') ? url : `${url}/`)
}
