import { expect, test } from 'vitest'
import { base64, silentMp3 } from '#tests/support/silent-mp3.ts'
import { workersAi } from '#workers/speech/providers/workers-ai.ts'

const text = '你好！我叫𠮷。'
const msPerLetter = 240

type Answer = (mp3: Uint8Array<ArrayBuffer>) => unknown

/** A binding that speaks each letter in 240 ms. */
function fakeAi(answer: Answer = (mp3) => ({ audio: base64(mp3) })) {
	const said: string[] = []
	const run = async (model: string, input: { prompt: string; lang: string }) => {
		expect(model).toBe('@cf/myshell-ai/melotts')
		expect(Object.keys(input)).toEqual(['prompt', 'lang'])
		expect(input.lang).toBe('zh')
		expect(input.prompt.length).toBeLessThanOrEqual(200)
		said.push(input.prompt)
		const letters = input.prompt.match(/[\p{L}\p{N}]/gu) ?? []
		return answer(silentMp3(letters.length * msPerLetter, 8))
	}
	// The rest of the binding is not used.
	return { said, ai: { run } as unknown as Ai }
}

function spoken(answer?: Answer, said = text, voice = 'BV701_V2_streaming') {
	const script = { text: said, readings: [] }
	return workersAi(fakeAi(answer).ai, { timeoutMs: 50 }).speak({ script, voice })
}

test.each([
	['base64', undefined],
	['bytes', (mp3) => mp3],
	['a stream', (mp3) => new Response(mp3).body],
] as [string, Answer | undefined][])('an answer in %s is heard', async (_, answer) => {
	expect(await spoken(answer)).toMatchObject({
		value: {
			durationMs: 1200,
			source: 'estimate',
			sentences: [
				{ offset: 0, length: 3, startMs: 0, endMs: 450 },
				{ offset: 3, length: 5, startMs: 450, endMs: 1200 },
			],
		},
	})
})

test('a WAV is refused, with its first bytes in the message', async () => {
	const wav = new TextEncoder().encode('RIFF    WAVE')
	const detail = 'workers-ai answers with audio that is no MP3: 52 49 46 46'
	expect(await spoken(() => wav)).toEqual({ ok: false, error: { kind: 'permanent', detail } })
})

function endless() {
	const megabyte = new Uint8Array(2 ** 20)
	return new ReadableStream({ pull: (c) => c.enqueue(megabyte) })
}

test.each([
	['nothing', () => undefined, 'temporary'],
	['another shape', () => ({ sound: '' }), 'temporary'],
	['no audio', () => ({ audio: '' }), 'temporary'],
	['an empty stream', () => new Uint8Array(), 'temporary'],
	['no base64', () => ({ audio: '你好' }), 'temporary'],
	['base64 that was cut', (mp3) => ({ audio: base64(mp3).slice(0, 1001) }), 'temporary'],
	[
		'frames and then something else',
		() => new Uint8Array([0xff, 0xf3, 0x84, 0xc0, 1]),
		'temporary',
	],
	['silence', () => new Promise(() => {}), 'temporary'],
	['a stream that stands still', () => new ReadableStream(), 'temporary'],
	['too much', endless, 'permanent'],
] as [string, Answer, string][])('%s', async (_, answer, kind) => {
	expect(await spoken(answer)).toMatchObject({ error: { kind } })
})

test.each([
	['3040: Capacity temporarily exceeded', 'temporary'],
	['3007: Request timeout', 'temporary'],
	['AiError: 3036: daily free allocation used up', 'configuration'],
	['5007: No such model', 'configuration'],
	['5016: model terms', 'configuration'],
	['3006: Request is too large', 'permanent'],
	['9999: something new', 'temporary'],
	['Network connection lost', 'temporary'],
])('the binding throws %s', async (message, kind) => {
	const answer = await spoken(() => {
		throw new Error(message)
	})
	expect(answer).toMatchObject({ error: { kind } })
	expect(JSON.stringify(answer)).toContain(message)
})

test('there is only one voice', async () => {
	const provider = workersAi(fakeAi().ai)
	expect(['melotts', 'BV701_V2_streaming', 'xiaoyun'].map(provider.hasVoice)).toEqual([
		true,
		true,
		false,
	])
	expect(await spoken(undefined, text, 'xiaoyun')).toMatchObject({ error: { kind: 'permanent' } })
	expect(await spoken(undefined, '……')).toMatchObject({ error: { kind: 'permanent' } })
})
