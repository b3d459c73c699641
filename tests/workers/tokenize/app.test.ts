import { SELF } from 'cloudflare:test'
import { expect, test } from 'vitest'

test('it is well by itself', async () => {
	const answer = await SELF.fetch('http://tokenize/health')
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ ok: true, parts: {} })
})

test('it answers nothing else', async () => {
	const answer = await SELF.fetch('http://tokenize/')
	expect(answer.status).toBe(404)
	await answer.text()
})
