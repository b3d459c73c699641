import { expect, test } from 'vitest'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import { action } from '#app/features/lesson-editor/pages/tokenize.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'

async function platformWith(tokenize: (request: Request) => Promise<Response>) {
	const fetch = (address: RequestInfo | URL, init?: RequestInit) =>
		tokenize(new Request(String(address), { ...init, duplex: 'half' } as RequestInit))
	const { visit } = await testPlatform({ TOKENIZE: { fetch } as unknown as Fetcher })
	return (body: string, level?: number, { method = 'POST', search = '' } = {}) => {
		const { context } = visit(`/api/v1/tokenize${search}`)
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
		const request = new Request(`http://localhost/api/v1/tokenize${search}`, {
			method,
			body,
			headers: { cookie: 'session=1' },
		})
		return answerOf(
			action({
				request,
				params: {},
				context: { ...context, user: async () => (level === undefined ? undefined : user) },
			}),
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
	const answer = await tokenize('{"paragraphs":[]}', 99, { search: '?version=v1' })
	expect(await answer.json()).toEqual({
		url: 'http://tokenize/api/v1/tokenize?version=v1&edition=2.0',
		cookie: null,
		body: '{"paragraphs":[]}',
	})
})

test('an unreachable worker is reported', async () => {
	const tokenize = await platformWith(() => Promise.reject(new Error('no such worker')))
	const answer = await tokenize('{}', 99)
	expect(answer.status).toBe(502)
	expect(await answer.json()).toEqual({
		error: { code: 'tokenizer.unreachable', text: 'Failed to request the tokenize API.' },
	})
})
