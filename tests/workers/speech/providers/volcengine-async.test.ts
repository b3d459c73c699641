import { expect, test } from 'vitest'
import { key, msPerLetter } from '#tests/support/fake-volcengine.ts'
import { fakeVolcengineAsync, resultOf } from '#tests/support/fake-volcengine-async.ts'
import { volcengineAsync } from '#workers/speech/providers/volcengine-async.ts'

const text = '你好！\n我叫小美。'
const order = { script: { text, readings: [] }, voice: 'BV701_V2_streaming' }
const requestId = '0123456789abcdef0123'

function withFake(answers: Parameters<typeof fakeVolcengineAsync>[0] = {}) {
	const fake = fakeVolcengineAsync(answers)
	const provider = volcengineAsync({
		url: 'https://volcengine.test',
		appId: key.appId,
		token: key.token,
		audioHosts: ['volces.com', 'bytedance.com'],
		fetch: fake.handle,
		timeoutMs: 100,
	})
	return { ...fake, provider }
}

async function collected(answers: Parameters<typeof fakeVolcengineAsync>[0] = {}) {
	const { provider } = withFake(answers)
	const begun = await provider.begin(order, requestId)
	if (!begun.ok) throw new Error(begun.error.detail)
	return provider.collect(begun.value, order)
}

test('a text is submitted whole and returned with word times', async () => {
	const { provider, texts } = withFake()
	const begun = await provider.begin(order, requestId)
	expect(begun).toEqual({ ok: true, value: 'task-1' })
	expect([...texts.values()]).toEqual([text])
	expect(await provider.collect('task-1', order)).toMatchObject({
		value: {
			durationMs: 6 * msPerLetter,
			source: 'engine',
			sentences: [
				{
					offset: 0,
					length: 3,
					startMs: 0,
					endMs: 480,
					words: [
						[0, 0],
						[1, 240],
					],
				},
				{ offset: 4, length: 5, startMs: 480, endMs: 1440 },
			],
		},
	})
})

test('sentence times alone give no word times', async () => {
	const result = { ...resultOf('task-1', text, { hasWords: false }) }
	expect(await collected({ query: () => Response.json(result) })).toMatchObject({
		value: {
			source: 'engine',
			sentences: [
				{ startMs: 0, endMs: 480, words: [] },
				{ startMs: 480, endMs: 1440, words: [] },
			],
		},
	})
})

test.each([undefined, null, 'x', [{ text: '你好' }]])(
	'times are estimated for the sentences %j',
	async (told) => {
		const result = { ...resultOf('task-1', text), sentences: told }
		const speech = await collected({ query: () => Response.json(result) })
		expect(speech).toMatchObject({ value: { source: 'estimate', durationMs: 1440 } })
	},
)

test('a body that is not an MP3 is a temporary failure', async () => {
	const audio = () => new Response('<html>')
	expect(await collected({ audio })).toMatchObject({ error: { kind: 'temporary' } })
})

test('a task can be running or failed', async () => {
	const status = (task_status: number) => () => Response.json({ task_id: 't', task_status })
	expect(await collected({ query: status(0) })).toEqual({ ok: true, value: 'running' })
	expect(await collected({ query: status(2) })).toMatchObject({ error: { kind: 'permanent' } })
})

const endless = () => {
	const megabyte = new Uint8Array(2 ** 20)
	return new Response(new ReadableStream({ pull: (c) => c.enqueue(megabyte) }))
}

const limited = () => new Response('', { status: 429, headers: { 'retry-after': '9' } })

test.each([
	['429', limited, { kind: 'temporary', retryAfterSeconds: 9 }],
	['500', () => new Response('', { status: 500 }), { kind: 'temporary' }],
	['silence', () => new Response(new ReadableStream()), { kind: 'temporary' }],
	['no JSON', () => new Response('<html>'), { kind: 'temporary' }],
	['another shape', () => Response.json({ ok: 1 }), { kind: 'temporary' }],
	['too much', endless, { kind: 'permanent' }],
	['a bad text', () => Response.json({ code: 40000, message: 'bad' }), { kind: 'permanent' }],
	[
		'a spent quota',
		() => Response.json({ code: 40000, message: 'quota exceeded' }),
		{ kind: 'configuration' },
	],
	['no grant', () => Response.json({}, { status: 403 }), { kind: 'configuration' }],
] as const)('%s, when beginning and when collecting', async (_, answer, error) => {
	const { provider } = withFake({ submit: answer, query: answer })
	expect(await provider.begin(order, requestId)).toMatchObject({ error })
	expect(await provider.collect('task-1', order)).toMatchObject({ error })
})

test('an unknown task is a permanent failure', async () => {
	const { provider } = withFake()
	expect(await provider.collect('task-9', order)).toMatchObject({ error: { kind: 'permanent' } })
})

test('unspeakable text is not submitted', async () => {
	const { provider, texts } = withFake()
	const script = (text: string) => ({ ...order, script: { text, readings: [] } })
	for (const bad of [{ ...order, voice: 'a b' }, script('……'), script('好'.repeat(100_000))])
		expect(await provider.begin(bad, requestId)).toMatchObject({ error: { kind: 'permanent' } })
	expect(texts.size).toBe(0)
})
