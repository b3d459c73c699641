/**
 * Fetches the MP3 of 你好！ from the URL in Volcengine's result.
 *
 * The URL comes from a response, so it is not trusted beyond the configured hosts: https only, default
 * port, no redirect, none of our tokens, limited size. Failures name only the host, because the rest
 * of the URL contains a signature.
 */
import type { Result } from '#app/domain/result.ts'
import { ok } from '#app/domain/result.ts'
import type { Send } from '#workers/shared/bounded-call.ts'
import type { SpeechFailure } from './provider.ts'
import { ask, failed, mostAudioBytes, type Upstream } from './upstream.ts'

export type AudioHosts = {
	/** Domains including their subdomains: volces.com. */
	audioHosts: readonly string[]
	fetch?: Send | undefined
	timeoutMs?: number | undefined
}

/** Enough for a file of many megabytes. */
const usualTimeoutMs = 120_000

export async function fetchAudio(
	{ audioHosts, fetch, timeoutMs = usualTimeoutMs }: AudioHosts,
	address: string,
): Promise<Result<Uint8Array, SpeechFailure>> {
	const url = URL.parse(address)
	const isAllowed = audioHosts.some(
		(host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`),
	)
	if (url?.protocol !== 'https:' || url.port || !isAllowed) {
		const host = url ? `${url.protocol}//${url.host}` : 'no address'
		return failed(
			'configuration',
			`volcengine keeps the audio on a host that is not allowed: ${host}`,
		)
	}
	const upstream: Upstream = { service: url.hostname, send: fetch, timeoutMs, secrets: [] }
	const answer = await ask(upstream, url, {}, mostAudioBytes)
	if (!answer.ok) return answer
	const { status, body } = answer.value
	if (status < 300) return ok(body)
	// The next attempt gets a new URL, so a refusal is not permanent.
	return failed('temporary', `${url.hostname} answered ${status}`)
}
