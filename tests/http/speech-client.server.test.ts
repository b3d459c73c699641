import { expect, test, vi } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
import { speechClient } from '#app/http/speech-client.server.ts'

/** A speech worker with a fixed answer that records its requests. */
function worker(status: number, body: unknown) {
	const asked: Request[] = []
	const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
		asked.push(new Request(address, init))
		return Response.json(body, { status })
	}
	return { client: speechClient({ fetch } as unknown as Fetcher), asked }
}

const order = { lesson_id: 'ni-hao', text: '你好', voice_type: 'cmn' }
const actor = { id: 'shen-lan', email: 'shen@example.com' }

test('submitting a text returns the job’s id', async () => {
	const { client, asked } = worker(200, { task_id: 'job-1' })
	expect(await client.submit(order)).toEqual(ok('job-1'))
	expect(await asked[0]?.json()).toEqual(order)
})

test('a confirmation names the administrator and the audio they saw', async () => {
	const { client, asked } = worker(200, { audio_path: '/media/a.mp3' })
	const order = { article_id: 'train', task_id: 'job-1', replaces: null }
	expect(await client.confirm({ ...order, actor })).toEqual(ok('/media/a.mp3'))
	expect(asked[0]?.headers.get('x-hanlu-person-email')).toBe('shen@example.com')
	expect(await asked[0]?.json()).toEqual(order)
})

test('failures have texts from the catalogue', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const failure = { code: 'audio.no-chinese', text: 'No Chinese content found' }
	const refused = worker(422, { error: failure })
	expect(await refused.client.submit(order)).toEqual(err(failure))
	const unknown = err({ code: 'audio.submission-failed', text: 'Task submission failed' })
	for (const [status, body] of [
		[500, 'nonsense'],
		[422, { error: { code: 'elsewhere.unknown', text: 'x' } }],
		[200, { task: 'job-1' }],
	] as const) {
		expect(await worker(status, body).client.submit(order)).toEqual(unknown)
	}
})

test('unlisted voices can be typed', async () => {
	const voices = [{ id: 'zf_xiaobei', name: 'Standard voice, woman 1' }]
	const flags = { hasSamples: true, hasSpeakers: false }
	expect(await worker(200, { voices, ...flags }).client.voices()).toEqual({
		voices,
		...flags,
		mayBeNamed: false,
	})
	const usual = {
		voices: [{ id: 'BV701_V2_streaming', name: 'BV701_V2_streaming' }],
		hasSamples: false,
		hasSpeakers: true,
		mayBeNamed: true,
	}
	const unlisted = { voices: [], hasSamples: false, hasSpeakers: true }
	expect(await worker(200, unlisted).client.voices()).toEqual(usual)
	expect(await worker(503, {}).client.voices()).toEqual(usual)
})
