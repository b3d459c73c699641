/**
 * Access tokens for Aliyun's speech API, created from an access key and valid for a day or two.
 *
 * Source: https://help.aliyun.com/document_detail/113251.html (CreateToken, signed by the POP
 * rules: HMAC-SHA1 over the sorted, percent-encoded parameters). All parameters go into the body, to
 * keep the key's id and the signature out of URLs.
 *
 * Tokens are cached per isolate until a tenth of their lifetime is left. A pending renewal is shared
 * only within one source, because a request must not wait for another request's I/O.
 */
import * as z from 'zod'
import { toBase64 } from '#app/domain/bytes.ts'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import { redacted, type Send } from '#workers/shared/bounded-call.ts'
import type { SpeechFailure } from './provider.ts'
import { ask, failed, jsonOf, mostJsonBytes, refusalOf } from './upstream.ts'

export type AliyunKey = {
	tokenUrl: string
	accessKeyId: string
	accessKeySecret: string
	fetch?: Send | undefined
	timeoutMs?: number | undefined
	/** Date.now, unless a test brings its own. */
	now?: (() => number) | undefined
}

export type TokenSource = {
	token(): Promise<Result<string, SpeechFailure>>
	/** Drops a token the service refused, unless a newer one has replaced it. */
	forget(token: string): void
}

type CachedToken = { token: string; renewAt: number }

/** Renew when this share of the lifetime is left. */
const renewalShare = 0.1
const cache = new Map<string, CachedToken>()

const tokenSchema = z.object({
	Token: z.object({ Id: z.string().min(1), ExpireTime: z.number().positive() }),
})

const complaint = z.object({ Code: z.string().optional(), Message: z.string().optional() })

export function tokenSource(key: AliyunKey): TokenSource {
	const name = `${key.tokenUrl} ${key.accessKeyId}`
	let renewal: Promise<Result<string, SpeechFailure>> | undefined
	return {
		async token() {
			const cached = cache.get(name)
			if (cached && (key.now ?? Date.now)() < cached.renewAt) return ok(cached.token)
			renewal ??= renew(key, name).finally(() => {
				renewal = undefined
			})
			return renewal
		},
		forget(token) {
			if (cache.get(name)?.token === token) cache.delete(name)
		},
	}
}

async function renew(key: AliyunKey, name: string): Promise<Result<string, SpeechFailure>> {
	const { tokenUrl, accessKeyId, accessKeySecret, now = Date.now } = key
	const secrets = [accessKeySecret, accessKeyId]
	const upstream = { service: 'aliyun', send: key.fetch, timeoutMs: key.timeoutMs, secrets }
	const body = await signedParameters(key, new Date(now()))
	const headers = { 'content-type': 'application/x-www-form-urlencoded' }
	const address = new URL('/', tokenUrl)
	const answer = await ask(upstream, address, { method: 'POST', headers, body }, mostJsonBytes)
	if (!answer.ok) return answer
	const refusal = refusalOf(upstream, answer.value)
	if (refusal) {
		const { Code = '', Message = '' } = jsonOf(complaint, answer.value) ?? {}
		const detail = `${refusal.detail} for a token: ${redacted(`${Code} ${Message}`, upstream)}`
		// 400 and 404 mean a bad key or signature; another text would fail too.
		const kind = refusal.kind === 'permanent' ? 'configuration' : refusal.kind
		return err({ ...refusal, kind, detail })
	}
	const { Token: token } = jsonOf(tokenSchema, answer.value) ?? {}
	if (!token) return failed('temporary', 'aliyun answered without a token')
	const expires = token.ExpireTime * 1000
	cache.set(name, { token: token.Id, renewAt: expires - (expires - now()) * renewalShare })
	return ok(token.Id)
}

async function signedParameters(key: AliyunKey, now: Date): Promise<string> {
	const parameters = {
		AccessKeyId: key.accessKeyId,
		Action: 'CreateToken',
		Format: 'JSON',
		RegionId: 'cn-shanghai',
		SignatureMethod: 'HMAC-SHA1',
		SignatureNonce: crypto.randomUUID(),
		SignatureVersion: '1.0',
		Timestamp: now.toISOString().replace(/\.\d+/, ''),
		Version: '2019-02-28',
	}
	const signature = await popSignature(parameters, key.accessKeySecret)
	return `${canonical(parameters)}&Signature=${percentEncoded(signature)}`
}

/** The signature of a POST to /, in base64. */
export async function popSignature(
	parameters: Readonly<Record<string, string>>,
	accessKeySecret: string,
): Promise<string> {
	const bytes = new TextEncoder()
	const algorithm = { name: 'HMAC', hash: 'SHA-1' }
	const secret = bytes.encode(`${accessKeySecret}&`)
	const signing = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
	const signed = `POST&%2F&${percentEncoded(canonical(parameters))}`
	const signature = await crypto.subtle.sign('HMAC', signing, bytes.encode(signed))
	return toBase64(new Uint8Array(signature))
}

function canonical(parameters: Readonly<Record<string, string>>): string {
	return Object.entries(parameters)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
		.join('&')
}

/** RFC 3986: encodes all but letters, digits and -_.~ */
function percentEncoded(text: string): string {
	const codeOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
	return encodeURIComponent(text).replace(/[!'()*]/g, codeOf)
}
