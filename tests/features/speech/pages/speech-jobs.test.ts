import { expect, test } from 'vitest'
import { action } from '#app/features/speech/pages/speech-jobs.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

async function platformWith(tts: (request: Request) => Promise<Response>) {
	const fetch = (address: RequestInfo | URL, init?: RequestInit) =>
		tts(new Request(String(address), init))
	const { visit } = await testPlatform({ TTS: { fetch } as unknown as Fetcher })
	return (step: string, body: string) => {
		const { context } = visit(`/api/v1/tts/${step}`)
		const user = { ...marta, id: 'anna', email: 'anna@example.com', level: 99 }
		const request = new Request(`http://localhost/api/v1/tts/${step}`, {
			method: 'POST',
			body,
			headers: { 'x-hanlu-person-id': 'somebody-else' },
		})
		return answerOf(
			action({ request, params: { step }, context: { ...context, user: async () => user } }),
		)
	}
}

const echo = async (request: Request) =>
	Response.json({
		url: request.url,
		who: request.headers.get('x-hanlu-person-id'),
		email: request.headers.get('x-hanlu-person-email'),
		body: await request.text(),
	})

test("an administrator's request is passed on in their name", async () => {
	const order = await platformWith(echo)
	const answer = await order('submit', '{"text":"你好"}')
	expect(await answer.json()).toEqual({
		url: 'http://tts/api/v1/tts/submit',
		who: 'anna',
		email: 'anna@example.com',
		body: '{"text":"你好"}',
	})
})

test('unknown steps and huge bodies are refused', async () => {
	const order = await platformWith(echo)
	expect((await order('remove', '{}')).status).toBe(404)
	expect((await order('submit', 'x'.repeat(600_001))).status).toBe(400)
})
