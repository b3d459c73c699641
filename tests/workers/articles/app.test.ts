import { expect, inject, test } from 'vitest'
import { app } from '#workers/articles/app.ts'

test('it is well when the database answers', async () => {
	const answer = await app.request('/health', {}, { LIBSQL_URL: inject('databaseUrl') })
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ ok: true, parts: { database: true } })
})

test('it says so when the database cannot be reached', async () => {
	const answer = await app.request('/health', {}, { LIBSQL_URL: 'http://127.0.0.1:1' })
	expect(answer.status).toBe(503)
	expect(await answer.json()).toEqual({ ok: false, parts: { database: false } })
})
