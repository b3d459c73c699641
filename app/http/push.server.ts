/** Sends notifications to browsers, through the push services of their makers (RFC 8030). */
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { fromBase64Url } from '#app/domain/bytes.ts'
import { isPushService } from '#app/domain/reminders/push-service.ts'
import type { Bindings } from './bindings.ts'

export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** Read by public/push.js. */
type Notification = { title: string; text: string; path: string }

export type Pusher = {
	/** The site's public key, which push services know it by. */
	siteKey: string
	/** `gone`: the browser will never get any again. Throws if the service does not take this one. */
	send(subscription: Subscription, notification: Notification): Promise<'sent' | 'gone'>
}

type Env = Pick<Bindings, 'MAIL_FROM' | 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY'>

/** RFC 8030. Not 401 and 403: where the site signs wrongly, the browsers still want notifications. */
const goneStatuses = [404, 410]

const timeoutMs = 10_000

/** In seconds. Later in the evening a reminder is of no use: the push service drops what it could not deliver. */
const ttl = 4 * 60 * 60

/** Undefined where the site has no keys for it. */
export function pusher(env: Env, post: typeof fetch = fetch): Pusher | undefined {
	const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, MAIL_FROM } = env
	if (!publicKey || !privateKey) return undefined
	const vapid = { subject: `mailto:${MAIL_FROM}`, publicKey, privateKey }
	async function send(
		{ endpoint, p256dh, auth }: Subscription,
		notification: Notification,
	): Promise<'sent' | 'gone'> {
		if (!isPushService(endpoint) || !(await isPublicKey(p256dh))) return 'gone'
		const { method, headers, body } = await buildPushPayload(
			{ data: notification, options: { ttl, topic: 'reminder' } },
			{ endpoint, expirationTime: null, keys: { p256dh, auth } },
			vapid,
		)
		const answer = await post(endpoint, {
			method: method.toUpperCase(),
			headers,
			body,
			// A redirect could lead to an address that is no push service.
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		})
		await answer.body?.cancel()
		if (goneStatuses.includes(answer.status)) return 'gone'
		if (!answer.ok) throw new Error(`The push service answered ${answer.status}`)
		return 'sent'
	}
	return { siteKey: publicKey, send }
}

/** Whether a browser's key, an uncompressed point of P-256 as base64url, is on the curve. */
export async function isPublicKey(p256dh: string): Promise<boolean> {
	const point = fromBase64Url(p256dh)
	if (!point) return false
	const curve = { name: 'ECDH', namedCurve: 'P-256' }
	return crypto.subtle.importKey('raw', point, curve, false, []).then(
		() => true,
		() => false,
	)
}
