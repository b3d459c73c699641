import { expect, test } from 'vitest'
import { fetchAudio } from '#workers/speech/providers/volcengine-audio.ts'

const address = 'https://tts-1.tos-cn-beijing.volces.com/1.mp3?X-Tos-Signature=s3cret'

async function fetched(answer: () => Response, from = address) {
	const requests: Request[] = []
	const fetch = async (request: Request) => {
		requests.push(request)
		return answer()
	}
	const hosts = { audioHosts: ['volces.com', 'bytedance.com'], fetch, timeoutMs: 50 }
	return { requests, result: await fetchAudio(hosts, from) }
}

test('audio is fetched from an allowed host without our token', async () => {
	const { requests, result } = await fetched(() => new Response('mp3'))
	expect(result).toEqual({ ok: true, value: new TextEncoder().encode('mp3') })
	expect(requests.map(({ method, url }) => [method, url])).toEqual([['GET', address]])
	expect([...(requests[0]?.headers ?? [])]).toEqual([])
})

test.each([
	'http://tts.volces.com/1.mp3',
	'https://tts.volces.com:8443/1.mp3',
	'https://volces.com.evil.test/1.mp3',
	'https://evilvolces.com/1.mp3',
	'https://169.254.169.254/latest',
	'https://tts.volces.com@evil.test/1.mp3',
	'file:///etc/passwd',
	'',
])('audio at %j is not fetched', async (from) => {
	const { requests, result } = await fetched(() => new Response('mp3'), from)
	expect(result).toMatchObject({ error: { kind: 'configuration' } })
	expect(requests).toEqual([])
})

function endless(): Response {
	const megabyte = new Uint8Array(2 ** 20)
	return new Response(new ReadableStream({ pull: (c) => c.enqueue(megabyte) }))
}

test.each([
	['an expired address', () => new Response('', { status: 403 }), 'temporary'],
	['500', () => new Response('', { status: 500 }), 'temporary'],
	['silence', () => new Response(new ReadableStream()), 'temporary'],
	['too much', endless, 'permanent'],
	['a redirect', () => Response.redirect('https://evil.test/'), 'configuration'],
] as const)('%s', async (_, answer, kind) => {
	const { result } = await fetched(answer)
	expect(result).toMatchObject({ error: { kind } })
	expect(JSON.stringify(result)).not.toContain('s3cret')
})
