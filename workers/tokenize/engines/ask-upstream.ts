/**
 * How another tokenizer is asked: one call to the configured host, bounded in time and size, that
 * follows no redirect and never throws. 你好 comes back as JSON and a status, or as why it did not.
 */
import { err, ok, type Result } from '#app/domain/result.ts'

export type Send = (request: Request) => Promise<Response>

export type Upstream = {
	url: string
	key?: string | undefined
	send?: Send | undefined
	timeoutMs?: number | undefined
}

export type UpstreamAnswer = {
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
	{ url, key, send = fetchOnce, timeoutMs = patienceMs }: Upstream,
	path: string,
	body: unknown,
): Promise<Result<UpstreamAnswer, string>> {
	const signal = AbortSignal.timeout(timeoutMs)
	try {
		const request = new Request(addressOf(url, path), {
			method: 'POST',
			body: JSON.stringify(body),
			headers: {
				'content-type': 'application/json',
				...(key && { authorization: `Bearer ${key}` }),
			},
			redirect: 'manual',
			signal,
		})
		const response = await Promise.race([send(request), aborted(signal)])
		const { status, ok: isGood } = response
		if (status >= 300 && status < 400) {
			await response.body?.cancel()
			return err('it answered with a redirect')
		}
		const text = await textOf(response, signal)
		if (text === undefined) return err(`it answered with more than ${largestAnswer} bytes`)
		return ok({ isGood, status, json: jsonOf(text) })
	} catch (error) {
		if (signal.aborted) return err(`it did not answer in ${timeoutMs} ms`)
		const said = error instanceof Error ? error.message : String(error)
		return err(`it could not be reached: ${(key ? said.replaceAll(key, '…') : said).slice(0, 200)}`)
	}
}

/** Below the path of the configured address, whether or not it ends in a slash. */
function addressOf(url: string, path: string): URL {
	return new URL(path, url.endsWith('/') ? url : `${url}/`)
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

async function textOf(response: Response, signal: AbortSignal): Promise<string | undefined> {
	const reader = response.body?.getReader()
	if (!reader) return ''
	signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
	const decoder = new TextDecoder()
	let text = ''
	let size = 0
	for (;;) {
		const { done, value } = await reader.read()
		signal.throwIfAborted()
		if (done) return text + decoder.decode()
		size += value.byteLength
		if (size > largestAnswer) {
			await reader.cancel()
			return undefined
		}
		text += decoder.decode(value, { stream: true })
	}
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}
