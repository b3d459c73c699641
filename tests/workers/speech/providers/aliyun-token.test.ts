import { expect, test } from 'vitest'
import { fakeAliyun, secret } from '#tests/support/fake-aliyun.ts'
import { popSignature, tokenSource } from '#workers/speech/providers/aliyun-token.ts'

const day = 86_400_000

test('a request is signed as in the documentation', async () => {
	const parameters = { Timestamp: '2019-04-03T06:15:03Z', Action: 'Create Token*~' }
	const signed =
		'POST&%2F&Action%3DCreate%2520Token%252A~%26Timestamp%3D2019-04-03T06%253A15%253A03Z'
	const { createHmac } = await import('node:crypto')
	const expected = createHmac('sha1', 'my_secret&').update(signed).digest('base64')
	expect(await popSignature(parameters, 'my_secret')).toBe(expected)
})

test('a token is cached until a tenth of its lifetime is left', async () => {
	const { options, clock, life, tokens } = fakeAliyun()
	life.seconds = day / 1000
	const source = tokenSource(options)
	const first = await source.token()
	expect(first.ok).toBe(true)
	clock.now += 0.89 * day
	expect(await source.token()).toEqual(first)
	expect(tokens()).toBe(1)
	clock.now += 0.02 * day
	expect(await source.token()).not.toEqual(first)
	expect(tokens()).toBe(2)
})

test('sources in one isolate share the token', async () => {
	const { options, tokens } = fakeAliyun()
	const first = await tokenSource(options).token()
	expect(await tokenSource(options).token()).toEqual(first)
	expect(tokens()).toBe(1)
})

test('concurrent requests share one renewal', async () => {
	const { options, tokens } = fakeAliyun()
	const source = tokenSource(options)
	const answers = await Promise.all(Array.from({ length: 9 }, () => source.token()))
	expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
	expect(tokens()).toBe(1)
})

test('a refused token is dropped, a newer one is not', async () => {
	const { options, tokens } = fakeAliyun()
	const source = tokenSource(options)
	const first = await source.token()
	if (!first.ok) throw new Error(first.error.detail)
	source.forget(first.value)
	const second = await source.token()
	source.forget(first.value)
	expect(await source.token()).toEqual(second)
	expect(tokens()).toBe(2)
})

test.each([
	[
		'a wrong key',
		() => Response.json({ Code: 'InvalidAccessKeyId.NotFound' }, { status: 404 }),
		'configuration',
	],
	[
		'a forbidden key',
		() => Response.json({ Code: 'Forbidden.RAM' }, { status: 403 }),
		'configuration',
	],
	['429', () => new Response('', { status: 429 }), 'temporary'],
	['500', () => new Response('', { status: 500 }), 'temporary'],
	['no token', () => Response.json({ Token: {} }), 'temporary'],
	['no JSON', () => new Response('<html>'), 'temporary'],
	['silence', () => new Response(new ReadableStream()), 'temporary'],
	['a redirect', () => Response.redirect('https://evil.test/'), 'configuration'],
] as const)('%s is not a token, and the next request tries again', async (_, answer, kind) => {
	const { options, tokens } = fakeAliyun({ token: (n) => (n === 1 ? answer() : undefined) })
	const source = tokenSource(options)
	expect(await source.token()).toMatchObject({ error: { kind } })
	expect(await source.token()).toMatchObject({ ok: true })
	expect(tokens()).toBe(2)
})

test('a failure about a wrong secret does not contain it', async () => {
	const { options } = fakeAliyun()
	const answer = await tokenSource({ ...options, accessKeySecret: 'another-s3cret' }).token()
	expect(answer).toMatchObject({ error: { kind: 'configuration' } })
	const told = JSON.stringify(answer)
	expect(told).toContain('SignatureDoesNotMatch')
	for (const hidden of [secret, 'another-s3cret', options.accessKeyId])
		expect(told).not.toContain(hidden)
})
