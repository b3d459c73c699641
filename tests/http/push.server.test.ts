import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pusher } from '#app/http/push.server.ts'
import { pushEnv, startPushService } from '#tests/support/push-service.ts'

const service = await startPushService()
afterAll(service.stop)
beforeEach(() => {
	service.asked.length = 0
})

const notification = { title: 'Hanlu 汉路', text: '12 cards, about 4 minutes.', path: '/courses' }

function send(subscription: ReturnType<typeof service.browser>['subscription']) {
	return pusher(pushEnv, service.post)?.send(subscription, notification)
}

test('a browser reads what it was sent, and nobody between can', async () => {
	const { subscription, got } = service.browser('phone')
	expect(await send(subscription)).toBe('sent')
	expect(got()).toEqual([notification])
	const [asked] = service.asked
	expect(asked?.body.toString()).not.toContain('cards')
	expect(asked?.headers).toMatchObject({
		'content-encoding': 'aes128gcm',
		ttl: '14400',
		topic: 'reminder',
	})
})

test('the push service knows the site by the signature of its key', async () => {
	await send(service.browser('laptop').subscription)
	const [, token = '', key = ''] =
		/^vapid t=(\S+), k=(\S+)$/.exec(service.asked[0]?.headers.authorization ?? '') ?? []
	expect(key).toBe(pushEnv.PUSH_PUBLIC_KEY)
	const [head = '', body = '', signature = ''] = token.split('.')
	const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
	expect(claims).toMatchObject({
		aud: 'https://web.push.apple.com',
		sub: 'mailto:no-reply@example.com',
	})
	const point = Buffer.from(key, 'base64url')
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
		part.toString('base64url'),
	)
	const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
	const isSigned = verify(
		'sha256',
		Buffer.from(`${head}.${body}`),
		{ key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	)
	expect(isSigned).toBe(true)
})

test.each([404, 410])('%i says that the browser will never get any again', async (status) => {
	service.answers.set(`/gone-${status}`, status)
	expect(await send(service.browser(`gone-${status}`).subscription)).toBe('gone')
})

test.each([302, 400, 401, 403, 429, 500])(
	'%i is a failure, and no redirect is followed',
	async (status) => {
		service.answers.set(`/broken-${status}`, status)
		const sent = send(service.browser(`broken-${status}`).subscription)
		await expect(sent).rejects.toThrow(`The push service answered ${status}`)
		expect(service.asked).toHaveLength(1)
	},
)

test('a browser whose key is no point of the curve is never asked', async () => {
	const { subscription } = service.browser('strange')
	for (const p256dh of [`B${'a'.repeat(86)}`, 'B', '', '不']) {
		expect(await send({ ...subscription, p256dh })).toBe('gone')
	}
	expect(service.asked).toEqual([])
})

test('an address that is no push service is never asked', async () => {
	const { subscription } = service.browser('inside')
	expect(await send({ ...subscription, endpoint: 'https://10.0.0.1/inside' })).toBe('gone')
	expect(service.asked).toEqual([])
})

test('a site without keys sends no notifications', () => {
	expect(pusher({ MAIL_FROM: 'no-reply@example.com' })).toBeUndefined()
})
