import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { app } from '#workers/tts/app.ts'

test('it is well when its media store answers', async () => {
	const answer = await app.request('/health', {}, env)
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ ok: true, parts: { media: true } })
})

test('it says so when its media store does not', async () => {
	const broken = { MEDIA: { head: () => Promise.reject(new Error('storage is down')) } }
	const answer = await app.request('/health', {}, broken)
	expect(answer.status).toBe(503)
	expect(await answer.json()).toEqual({ ok: false, parts: { media: false } })
})
