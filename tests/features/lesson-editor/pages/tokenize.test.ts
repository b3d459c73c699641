import { expect, test } from 'vitest'
import { action } from '#app/features/lesson-editor/pages/tokenize.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

async function platformWith(tokenize: (request: Request) => Promise<Response>) {
	const fetch = (address: RequestInfo | URL, init?: RequestInit) =>
		tokenize(new Request(String(address), { ...init, duplex: 'half' } as RequestInit))
	const { visit } = await testPlatform({ TOKENIZE: { fetch } as unknown as Fetcher })
	return (body: string, search = '') => {
		const { context } = visit(`/api/v1/tokenize${search}`)
		const user = { ...marta, id: 'anna', email: 'anna@example.com', level: 99 }
		const request = new Request(`http://localhost/api/v1/tokenize${search}`, {
			method: 'POST',
			body,
			headers: { cookie: 'session=1' },
		})
		return answerOf(
			action({ request, params: {}, context: { ...context, user: async () => user } }),
		)
	}
}

const echo = async (request: Request) =>
	Response.json({
		url: request.url,
		cookie: request.headers.get('cookie'),
		body: await request.text(),
	})

test("an administrator's text is passed on, with version and HSK edition in the address", async () => {
	const tokenize = await platformWith(echo)
	const answer = await tokenize('{"paragraphs":[]}', '?version=v1')
	expect(await answer.json()).toEqual({
		url: 'http://tokenize/api/v1/tokenize?version=v1&edition=2.0',
		cookie: null,
		body: '{"paragraphs":[]}',
	})
})

test('an unreachable worker is reported', async () => {
	const tokenize = await platformWith(() => Promise.reject(new Error('no such worker')))
	const answer = await tokenize('{}')
	expect(answer.status).toBe(502)
	expect(await answer.json()).toEqual({
		error: { code: 'tokenizer.unreachable', text: 'Failed to request the tokenize API.' },
	})
})
