import { expect, test } from 'vitest'
import {
	type Fault,
	fakeVolcengine,
	kbps,
	key,
	msPerLetter,
	refuse,
	type WordUnit,
} from '#tests/support/fake-volcengine.ts'
import { base64, silentMp3 } from '#tests/support/silent-mp3.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'
import { volcengine } from '#workers/speech/providers/volcengine.ts'

const text = '你好！我叫𠮷。'
const voice = 'BV701_V2_streaming'

function order(said = text) {
	return { script: { text: said, readings: [] }, voice }
}

function withFake(fault?: Fault, unit?: WordUnit) {
	const fake = fakeVolcengine(fault, unit)
	const options = { url: 'https://volcengine.test', ...key, fetch: fake.handle, timeoutMs: 100 }
	return { ...fake, provider: volcengine(options) }
}

async function failure(fault: Fault) {
	const answer = await withFake(fault).provider.speak(order())
	if (answer.ok) throw new Error('it spoke')
	return answer.error
}

async function speech(said: string, unit?: WordUnit) {
	const { provider, ...fake } = withFake(undefined, unit)
	const answer = await provider.speak(order(said))
	if (!answer.ok) throw new Error(answer.error.detail)
	return { ...answer.value, said: fake.said }
}

test.each(['milliseconds', 'seconds'] as const)('word times in %s', async (unit) => {
	const { source, durationMs, sentences, mp3 } = await speech(text, unit)
	expect(source).toBe('engine')
	expect(durationMs).toBe(1200)
	expect(mp3).toEqual(silentMp3(1200, kbps))
	const at = (n: number) => n * msPerLetter
	expect(sentences).toEqual([
		{
			offset: 0,
			length: 3,
			startMs: 0,
			endMs: at(2),
			words: [
				[0, at(0)],
				[1, at(1)],
			],
		},
		{
			offset: 3,
			length: 5,
			startMs: at(2),
			endMs: at(5),
			words: [
				[3, at(2)],
				[4, at(3)],
				[5, at(4)],
			],
		},
	])
})

test('missing word times are estimated', async () => {
	const { source, sentences } = await speech(text, 'untold')
	expect(source).toBe('estimate')
	expect(sentences).toEqual([
		{ offset: 0, length: 3, startMs: 0, endMs: 450, words: [] },
		{ offset: 3, length: 5, startMs: 450, endMs: 1200, words: [] },
	])
})

test('the times of later pieces are shifted', async () => {
	const long = `${'今天天气很好。'.repeat(60)}\n${'好'.repeat(400)}，再见。`
	const { said, durationMs, sentences, mp3 } = await speech(long)
	expect(said.length).toBeGreaterThan(2)
	const letters = long.match(/\p{L}/gu)?.length ?? 0
	expect(durationMs).toBe(letters * msPerLetter)
	expect(mp3SoundOf(mp3)?.durationMs).toBe(durationMs)
	expect(sentences).toHaveLength(61)
	expect(sentences.at(-1)).toMatchObject({ endMs: durationMs })
	const times = sentences.flatMap(({ words }) => words.map(([, ms]) => ms))
	expect(times).toEqual(Array.from({ length: letters }, (_, n) => n * msPerLetter))
})

test.each([3003, 3005, 3030, 3031, 3032, 3040])('code %i is temporary', async (code) => {
	expect(await failure(() => refuse(code, 'busy'))).toMatchObject({ kind: 'temporary' })
	expect(await failure(() => refuse(code, 'busy', 500))).toMatchObject({ kind: 'temporary' })
})

test.each([3001, 3006, 3010, 3011, 3050])('code %i is permanent', async (code) => {
	const detail = `volcengine ${code}: no`
	expect(await failure(() => refuse(code, 'no'))).toEqual({ kind: 'permanent', detail })
	expect(await failure(() => refuse(code, 'no', 500))).toEqual({ kind: 'permanent', detail })
})

test.each([
	[3001, 'quota exceeded for types: text_words_lifetime', 'configuration'],
	[3003, 'quota exceeded for types: concurrency', 'temporary'],
	[3001, 'quota exceeded for types: concurrency', 'temporary'],
	[3001, 'authenticate request: load grant: requested grant not found', 'configuration'],
	[3001, 'extract request resource id: get resource id: access denied', 'configuration'],
	[3999, 'something new', 'temporary'],
])('code %i, %s: %s', async (code, message, kind) => {
	expect(await failure(() => refuse(code, message))).toMatchObject({ kind })
})

test('a wrong token is a configuration failure without the token', async () => {
	const { handle } = fakeVolcengine()
	const options = { ...key, token: 'wr0ng-s3cret', url: 'https://volcengine.test', fetch: handle }
	const answer = await volcengine(options).speak(order())
	expect(answer).toMatchObject({ error: { kind: 'configuration' } })
	const telling = await failure(() => refuse(3001, `token ${key.token} is unknown`))
	expect(telling.detail).toBe('volcengine 3001: token … is unknown')
})

test('a 429 keeps its Retry-After', async () => {
	const headers = { 'retry-after': '17' }
	const wait = { kind: 'temporary', retryAfterSeconds: 17 }
	expect(await failure(() => new Response('', { status: 429, headers }))).toMatchObject(wait)
	expect(await failure(() => refuse(3003, 'busy', 429, headers))).toMatchObject(wait)
})

test('a failed piece fails the whole request', async () => {
	const { provider, said } = withFake((piece) => (piece === 1 ? refuse(3005, 'busy') : undefined))
	const answer = await provider.speak(order('今天天气很好。'.repeat(60)))
	expect(answer).toMatchObject({ error: { kind: 'temporary' } })
	expect(said).toHaveLength(1)
})

function answering(body: object | string): Fault {
	const text = typeof body === 'string' ? body : JSON.stringify({ code: 3000, ...body })
	return () => new Response(text, { headers: { 'content-type': 'application/json' } })
}

const whole = base64(silentMp3(1200))

test.each([
	['500', () => new Response('oops', { status: 500 })],
	['no JSON', answering('<html>')],
	['half a JSON', answering('{"code":3000,"data":"')],
	['no data', answering({})],
	['empty data', answering({ data: '' })],
	['no base64', answering({ data: '你好' })],
	['base64 cut within a letter', answering({ data: whole.slice(0, 1001) })],
	[
		'base64 cut between letters',
		answering({ data: whole.slice(0, 1000), addition: { duration: '1200' } }),
	],
	['a WAV', answering({ data: btoa(`RIFF${' '.repeat(99)}`) })],
] as [string, Fault][])('%s is tried again later', async (_, fault) => {
	expect(await failure(fault)).toMatchObject({ kind: 'temporary' })
})

test.each([{}, { duration: 'long' }, { duration: '' }])(
	'the addition %j is accepted',
	async (addition) => {
		const { provider } = withFake(answering({ data: whole, addition }))
		expect(await provider.speak(order())).toMatchObject({ value: { durationMs: 1200 } })
	},
)

test('invalid word times are replaced by estimates', async () => {
	for (const frontend of ['', '{', '[]', '{"words":[{"word":"你"}]}']) {
		const { provider } = withFake(
			answering({ data: whole, addition: { duration: '1200', frontend } }),
		)
		expect(await provider.speak(order())).toMatchObject({ value: { source: 'estimate' } })
	}
})

test.each(['', 'BV 701', 'a'.repeat(65), 'x"}'])('%j is not a voice', async (voice) => {
	const { provider, said } = withFake()
	expect(provider.hasVoice(voice)).toBe(false)
	const answer = await provider.speak({ ...order(), voice })
	expect(answer).toMatchObject({ error: { kind: 'permanent' } })
	expect(said).toEqual([])
})

test('a text with nothing to say is refused without a request', async () => {
	const { provider, said } = withFake()
	expect(await provider.speak(order('……。'))).toMatchObject({ error: { kind: 'permanent' } })
	expect(said).toEqual([])
})
