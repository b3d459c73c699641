import { expect, test } from 'vitest'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import { action, loader } from '#app/features/speech/pages/speech-jobs.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'

async function platformWith(tts: (request: Request) => Promise<Response>) {
	const fetch = (address: RequestInfo | URL, init?: RequestInit) =>
		tts(new Request(String(address), init))
	const { visit } = await testPlatform({ TTS: { fetch } as unknown as Fetcher })
	return (step: string, body: string, level?: number, method = 'POST') => {
		const { context } = visit(`/api/v1/tts/${step}`)
		const user = {
			id: 'anna',
			displayName: '',
			email: 'anna@example.com',
			langLevel: 'HSK1' as const,
			hskEdition: '2.0' as const,
			display: textDisplayAtFirst,
			showsCoarse: false,
			country: 'CN',
			level: level ?? 0,
		}
		const request = new Request(`http://localhost/api/v1/tts/${step}`, {
			method,
			body,
			headers: { 'x-hanlu-person-id': 'somebody-else' },
		})
		return answerOf(
			action({
				request,
				params: { step },
				context: { ...context, user: async () => (level === undefined ? undefined : user) },
			}),
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
	const answer = await order('submit', '{"text":"你好"}', 99)
	expect(await answer.json()).toEqual({
		url: 'http://tts/api/v1/tts/submit',
		who: 'anna',
		email: 'anna@example.com',
		body: '{"text":"你好"}',
	})
})

test('unknown steps, other methods and huge bodies are refused', async () => {
	const order = await platformWith(echo)
	expect((await order('remove', '{}', 99)).status).toBe(404)
	expect((await order('submit', '{}', 99, 'PUT')).status).toBe(405)
	expect((await answerOf(loader())).status).toBe(405)
	expect((await order('submit', 'x'.repeat(600_001), 99)).status).toBe(400)
})
