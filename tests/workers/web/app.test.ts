import { expect, test } from 'vitest'
import { testPlatform } from '#tests/support/context.ts'
import { createWebApp } from '#workers/web/app.ts'

const execution = { waitUntil() {}, passThroughOnException() {}, props: {} }
const handlePage = async () => new Response('a page', { status: 404 })
const mail = { to: 'a@example.com', subject: '你好', text: 'Hello', html: '<p>Hello</p>' }

async function ask(accept: string, outbox: boolean) {
	const { env } = await testPlatform()
	const kept = [{ ...mail, createdAt: '2026-01-01T00:00:00.000Z' }]
	const OUTBOX = { fetch: async () => Response.json(kept) }
	const app = createWebApp({ handlePage })
	const bindings = outbox ? { ...env, OUTBOX } : env
	return app.request('/dev/outbox', { headers: { accept } }, bindings, execution)
}

test('the outbox shows its mails as a page and as JSON', async () => {
	expect(await (await ask('application/json', true)).json()).toEqual([
		{ ...mail, createdAt: '2026-01-01T00:00:00.000Z' },
	])
	const page = await ask('text/html', true)
	expect(page.headers.get('content-type')).toContain('text/html')
	expect(await page.text()).toContain('你好')
})

test('there is no outbox outside the local platform', async () => {
	const answer = await ask('application/json', false)
	expect(answer.status).toBe(404)
	expect(await answer.text()).toBe('a page')
})
