import { expect, test } from 'vitest'
import { testPlatform } from '#tests/support/context.ts'
import { createWebApp } from '#workers/web/app.ts'

const execution = { waitUntil() {}, passThroughOnException() {}, props: {} }

/** What the framework sees, or where the browser is sent. */
async function ask(path: string, method = 'GET') {
	const { env } = await testPlatform()
	const app = createWebApp({ handlePage: async ({ url }) => new Response(new URL(url).pathname) })
	const answer = await app.request(encodeURI(path), { method }, env, execution)
	return { to: answer.headers.get('location'), seen: await answer.text() }
}

test('a page is asked for by the address as its text comes in', async () => {
	expect((await ask('/dictionary/⼈')).to).toBe(encodeURI('/dictionary/人'))
	expect((await ask('/dictionary?q=⼈')).to).toBe(encodeURI('/dictionary?q=人'))
	expect((await ask('/dictionary/人')).to).toBeNull()
})

test('data and forms come by either address', async () => {
	expect((await ask('/dictionary/⼈.data')).seen).toBe(encodeURI('/dictionary/人.data'))
	expect((await ask('/dictionary/⼈', 'POST')).seen).toBe(encodeURI('/dictionary/人'))
})
