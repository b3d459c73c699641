import { expect, test, vi } from 'vitest'
import { loader } from '#app/features/speech/pages/voice-sample.ts'
import { workerOf } from '#tests/support/articles.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

const shenLan = { ...marta, id: 'shen-lan', level: 99 }

async function platformWith(answer: () => Response | Promise<Response>) {
	const { visit } = await testPlatform({ TTS: workerOf(answer).binding })
	return (search: string, user: typeof marta | undefined, headers: Record<string, string> = {}) => {
		const visited = visit(`/admin/voice-sample?${search}`)
		const request = new Request(visited.request, { headers })
		const context = { ...visited.context, user: async () => user }
		return answerOf(loader({ ...visited, request, context }))
	}
}

const spoken = () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } })

test('an administrator hears a voice, in parts too', async () => {
	const ask = await platformWith(spoken)
	const answer = await ask('sample=cmn%2Bf1', shenLan)
	expect(answer.status).toBe(200)
	expect(answer.headers.get('content-type')).toBe('audio/mpeg')
	expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
	const part = await ask('sample=cmn%2Bf1', shenLan, { range: 'bytes=0-1' })
	expect([part.status, await part.text()]).toEqual([206, 'so'])
})

test('a refusal keeps its sentence, and a worker that is down has one', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const error = { code: 'audio.unknown-voice', text: 'There is no voice of this name: x' }
	const refusing = await platformWith(() => Response.json({ error }, { status: 422 }))
	expect(await (await refusing('sample=x', shenLan)).json()).toEqual({ error })
	const broken = await platformWith(() => Promise.reject(new Error('not there')))
	const answer = await broken('sample=x', shenLan)
	expect(answer.status).toBe(503)
	expect(await answer.json()).toMatchObject({ error: { code: 'audio.no-sample' } })
})
