import { expect, test, vi } from 'vitest'
import { action } from '#app/features/analyzer/pages/analysis.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

/** Makes each character a word, or answers with `instead`. */
function tokenizer(instead?: () => Response | Promise<Response>) {
	const fetch = async (_: RequestInfo | URL, init?: RequestInit) => {
		if (instead) return instead()
		const { paragraphs } = JSON.parse(String(init?.body))
		return Response.json({
			result: paragraphs.map(({ zh }: { zh: string }) => Array.from(zh, (text) => ({ text }))),
		})
	}
	// The worker's other bindings are not needed here.
	return { fetch } as unknown as Fetcher
}

async function platform(instead?: () => Response | Promise<Response>) {
	const { db, visit, settled } = await testPlatform({ TOKENIZE: tokenizer(instead) })
	return {
		db,
		settled,
		ask: (body: unknown) => {
			const { context, params } = visit('/tools/analyzer/analysis')
			const request = new Request('http://localhost/tools/analyzer/analysis', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(body),
			})
			const user = { ...marta, id: 'ming' }
			return answerOf(action({ request, params, context: { ...context, user: async () => user } }))
		},
	}
}

test('a text is answered with HTML and figures', async () => {
	const { ask } = await platform()
	const answer = await ask({ text: '你好。' })
	expect(answer.status).toBe(200)
	expect(await answer.json()).toMatchObject({
		html: '<p><ruby>你</ruby><ruby data-end>好</ruby>。<span class=en lang=en><span lang=zh-CN>你</span> · <span lang=zh-CN>好</span>.</span></p>',
		analysis: { characters: 2, words: 2, known: 0 },
	})
})

test("the tokenizer's error is passed on in its words", async () => {
	const error = { code: 'tokenizer.too-large', text: 'This text is too large.' }
	const { ask } = await platform(() => Response.json({ error }, { status: 413 }))
	const answer = await ask({ text: '你好。' })
	expect(answer.status).toBe(413)
	expect(await answer.json()).toEqual({ error })
})

test('a person has one text analyzed at a time', async () => {
	let answer = () => {}
	const waiting = new Promise<void>((resolve) => {
		answer = resolve
	})
	const { ask } = await platform(async () => {
		await waiting
		return Response.json({ result: [[{ text: '好' }]] })
	})
	const first = ask({ text: '好。' })
	await vi.waitFor(async () => {
		const second = await ask({ text: '好。' })
		expect(second.status).toBe(429)
		expect(second.headers.get('retry-after')).toBe('1')
		expect(await second.json()).toMatchObject({ error: { code: 'analysis.busy' } })
	})
	answer()
	expect((await first).status).toBe(200)
	await vi.waitFor(async () => expect((await ask({ text: '好。' })).status).toBe(200))
})

test('a person has forty texts a minute analyzed', async () => {
	const { ask, settled } = await platform()
	for (let n = 0; n < 40; n++) {
		expect((await ask({ text: '好。' })).status).toBe(200)
		await settled()
	}
	const answer = await ask({ text: '好。' })
	expect(answer.status).toBe(429)
	expect(await answer.json()).toMatchObject({ error: { code: 'analysis.too-many' } })
})
