import { expect, test } from 'vitest'
import { complain, fakeAliyun } from '#tests/support/fake-aliyun.ts'
import { aliyun } from '#workers/speech/providers/aliyun.ts'

const text = '你好！我叫𠮷。'

function order(said = text, voice = 'BV701_V2_streaming') {
	return { script: { text: said, readings: [] }, voice }
}

test('a text is spoken with estimated sentence times', async () => {
	const { options, said } = fakeAliyun()
	expect(await aliyun(options).speak(order())).toMatchObject({
		value: {
			durationMs: 1200,
			source: 'estimate',
			sentences: [
				{ offset: 0, length: 3, startMs: 0, endMs: 450, words: [] },
				{ offset: 3, length: 5, startMs: 450, endMs: 1200, words: [] },
			],
		},
	})
	expect(said).toEqual([text])
})

test('an expired token is renewed once', async () => {
	const { options, life, tokens, said } = fakeAliyun()
	const provider = aliyun(options)
	await provider.speak(order())
	life.good = 'revoked'
	expect(await provider.speak(order())).toMatchObject({ ok: true })
	expect([tokens(), said.length]).toEqual([2, 2])
})

test('a token refused twice is a configuration failure without the token', async () => {
	const { options, life, tokens } = fakeAliyun()
	life.isRefused = true
	const detail = "aliyun 40000001: Gateway:ACCESS_DENIED:The token '…' has expired!"
	const error = { kind: 'configuration', detail }
	expect(await aliyun(options).speak(order())).toEqual({ ok: false, error })
	expect(tokens()).toBe(2)
})

test.each([
	[40000000, 'permanent'],
	[40000003, 'permanent'],
	[40000005, 'temporary'],
	[40000010, 'configuration'],
	[40020105, 'configuration'],
	[40020106, 'configuration'],
	[41020001, 'permanent'],
	[50000000, 'temporary'],
	[52010001, 'temporary'],
])('status %i is %s', async (status, kind) => {
	const { options } = fakeAliyun({ speech: () => complain(status, 'why') })
	const error = { kind, detail: `aliyun ${status}: why` }
	expect(await aliyun(options).speak(order())).toEqual({ ok: false, error })
	const good = fakeAliyun({ speech: () => complain(status, 'why', { status: 200 }) })
	expect(await aliyun(good.options).speak(order())).toEqual({ ok: false, error })
})

const mpeg = { headers: { 'content-type': 'audio/mpeg' } }

function endless() {
	const megabyte = new Uint8Array(2 ** 20)
	return new Response(new ReadableStream({ pull: (c) => c.enqueue(megabyte) }), mpeg)
}

test.each([
	[
		'429',
		() => new Response('', { status: 429, headers: { 'retry-after': '5' } }),
		{ kind: 'temporary', retryAfterSeconds: 5 },
	],
	['500', () => new Response('', { status: 500 }), { kind: 'temporary' }],
	['403', () => new Response('', { status: 403 }), { kind: 'configuration' }],
	['404', () => new Response('', { status: 404 }), { kind: 'permanent' }],
	['silence', () => new Response(new ReadableStream()), { kind: 'temporary' }],
	['no audio', () => new Response('', mpeg), { kind: 'temporary' }],
	['JSON that calls itself audio', () => new Response('{"status":5}', mpeg), { kind: 'temporary' }],
	['audio that calls itself text', () => new Response('ID3'), { kind: 'temporary' }],
	['half a JSON', () => new Response('{"status":'), { kind: 'temporary' }],
	['too much', endless, { kind: 'permanent' }],
	['a redirect', () => Response.redirect('https://evil.test/'), { kind: 'configuration' }],
] as const)('%s', async (_, speech, error) => {
	const { options } = fakeAliyun({ speech })
	expect(await aliyun(options).speak(order())).toMatchObject({ error })
})

test('the service’s voices and the default voice are known', async () => {
	const { options, said, tokens } = fakeAliyun()
	const provider = aliyun(options)
	expect(['siqi', 'zhimi_emo', 'BV701_V2_streaming'].every(provider.hasVoice)).toBe(true)
	for (const voice of ['', 'Siqi', 'a b', 'a'.repeat(33)]) {
		expect(provider.hasVoice(voice)).toBe(false)
		const answer = await provider.speak(order(text, voice))
		expect(answer).toMatchObject({ error: { kind: 'permanent' } })
	}
	expect(await provider.speak(order('……'))).toMatchObject({ error: { kind: 'permanent' } })
	expect([said.length, tokens()]).toEqual([0, 0])
})
