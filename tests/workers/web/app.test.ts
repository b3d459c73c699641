import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { testPlatform } from '#tests/support/context.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { createWebApp } from '#workers/web/app.ts'

silenceExpectedLogs()

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

test('the outbox shows mails as a page and as JSON', async () => {
	expect(await (await ask('application/json', true)).json()).toEqual([
		{ ...mail, createdAt: '2026-01-01T00:00:00.000Z' },
	])
	const page = await ask('text/html', true)
	expect(page.headers.get('content-type')).toContain('text/html')
	expect(await page.text()).toContain('你好')
})

test('the outbox exists only on the local platform', async () => {
	const answer = await ask('application/json', false)
	expect(answer.status).toBe(404)
	expect(await answer.text()).toBe('a page')
})

/** All addresses of the app and of the worker itself. */
async function everyAddress(): Promise<string[]> {
	const below = (entries: RouteConfigEntry[], above = ''): string[] =>
		entries.flatMap(({ path = '', children = [] }) => [
			`${above}/${path}`,
			...below(children, `${above}/${path}`),
		])
	const paths = below(await routes).flatMap((path) => [path, `${path}.data`])
	return [
		...paths,
		'/healthz',
		'/media/covers/a.webp',
		'/media/course-covers/a.webp',
		'/dev/outbox',
	]
}

test('a cross-site change is refused at every address', async () => {
	const { env } = await testPlatform()
	const app = createWebApp({ handlePage: () => expect.fail('it was let through') })
	const strangers: Record<string, string>[] = [
		{ origin: 'https://evil.example' },
		{ origin: 'null' },
		{ origin: 'http://localhost:8080' },
		{ origin: 'ftp://localhost' },
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
	]
	const addresses = await everyAddress()
	expect(addresses.length).toBeGreaterThan(100)
	for (const path of addresses) {
		for (const [index, headers] of strangers.entries()) {
			const method = ['POST', 'PUT', 'PATCH', 'DELETE'][index % 4] ?? 'POST'
			const answer = await app.request(path, { method, headers }, env, execution)
			expect([method, path, answer.status]).toEqual([method, path, 403])
		}
	}
})
