/**
 * Fetches the MP3 of 你好！ from where Volcengine says it keeps it.
 *
 * The address comes from an answer, so it is trusted no further than the hosts that are configured:
 * https alone, no other port, no redirect, no token of ours, no more than the limit of size. What
 * fails is told by its host; the rest of the address is its signature.
 */
import type { Result } from '#app/domain/result.ts'
import { ok } from '#app/domain/result.ts'
import type { Send } from '#workers/shared/bounded-call.ts'
import type { SpeechFailure } from './provider.ts'
import { ask, failed, mostAudioBytes, type Upstream } from './upstream.ts'

export type AudioHosts = {
	/** Domains with all that is below them: volces.com. */
	audioHosts: readonly string[]
	fetch?: Send | undefined
	timeoutMs?: number | undefined
}

/** For a file of many megabytes. */
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
		return failed('configuration', `volcengine keeps the audio where we fetch none: ${host}`)
	}
	const upstream: Upstream = { service: url.hostname, send: fetch, timeoutMs, secrets: [] }
	const answer = await ask(upstream, url, {}, mostAudioBytes)
	if (!answer.ok) return answer
	const { status, body } = answer.value
	if (status < 300) return ok(body)
	// The address is new with every question: a refusal now is none for ever.
	return failed('temporary', `${url.hostname} answered ${status}`)
}
