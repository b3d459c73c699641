import { expect, test } from 'vitest'
import { loader } from '#app/features/speech/pages/pronunciation.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'

type Ask = (request: Request) => Response | Promise<Response>

async function platformWith(tts: Ask) {
	const calls: string[] = []
	const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(address instanceof Request ? address : String(address), init)
		calls.push(request.url)
		return tts(request)
	}
	const { visit } = await testPlatform({ TTS: { fetch } as unknown as Fetcher })
	const ask = (path: string, id?: string, headers: Record<string, string> = {}) => {
		const visited = visit(path)
		const request = new Request(visited.request, { headers })
		const user = id && {
			id,
			displayName: '',
			email: '',
			langLevel: 'HSK1' as const,
			country: 'CN',
			level: 1,
		}
		const context = { ...visited.context, user: async () => user || undefined }
		return answerOf(loader({ ...visited, request, context }))
	}
	return { ask, calls }
}

const spoken = () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } })

test('a word is spoken to signed-in users and cached by their browser', async () => {
	const { ask, calls } = await platformWith(spoken)
	const answer = await ask('/nls/tts?text=%E9%93%B6%E8%A1%8C', 'marta')
	expect(answer.status).toBe(200)
	expect(answer.headers.get('content-type')).toBe('audio/mpeg')
	expect(answer.headers.get('cache-control')).toBe('private, max-age=86400')
	expect(await answer.text()).toBe('sound')
	expect(calls).toEqual(['http://tts/nls/tts?text=%E9%93%B6%E8%A1%8C'])
})

test('range requests are answered, as Safari needs', async () => {
	const { ask } = await platformWith(spoken)
	const answer = await ask('/nls/tts?text=%E5%A5%BD', 'marta', { range: 'bytes=0-1' })
	expect(answer.status).toBe(206)
	expect(answer.headers.get('content-range')).toBe('bytes 0-1/5')
	expect(answer.headers.get('content-type')).toBe('audio/mpeg')
	expect(answer.headers.get('cache-control')).toBe('private, max-age=86400')
	expect(await answer.text()).toBe('so')
})

test('visitors hear nothing', async () => {
	const { ask, calls } = await platformWith(spoken)
	const answer = await ask('/nls/tts?text=%E9%93%B6%E8%A1%8C')
	expect(answer.status).toBe(401)
	expect(calls).toEqual([])
})

test('refusals have their sentence and are not cached', async () => {
	const body = { error: { code: 'pronunciation.invalid', text: 'Only Chinese words…' } }
	const { ask } = await platformWith(() => Response.json(body, { status: 400 }))
	const answer = await ask('/nls/tts?text=hello', 'marta')
	expect(answer.status).toBe(400)
	expect(answer.headers.get('cache-control')).toBeNull()
	expect(await answer.json()).toEqual(body)
})

test('the 121st word in a minute is refused, for that person only', async () => {
	const { ask } = await platformWith(spoken)
	for (let count = 0; count < 120; count += 1) {
		expect((await ask('/nls/tts?text=%E5%A5%BD', 'marta')).status).toBe(200)
	}
	const answer = await ask('/nls/tts?text=%E5%A5%BD', 'marta')
	expect(answer.status).toBe(429)
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
	expect(JSON.stringify(await answer.json())).toMatch(/Too many words at once.*again in \d+ second/)
	expect((await ask('/nls/tts?text=%E5%A5%BD', 'guest')).status).toBe(200)
})

test('an unreachable voice is reported', async () => {
	const { ask } = await platformWith(() => Promise.reject(new Error('no such worker')))
	const answer = await ask('/nls/tts?text=%E5%A5%BD', 'marta')
	expect(answer.status).toBe(503)
	expect(await answer.json()).toMatchObject({ error: { code: 'pronunciation.failed' } })
})
