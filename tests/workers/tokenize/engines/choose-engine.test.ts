import { expect, test } from 'vitest'
import { ok } from '#app/domain/result.ts'
import { fakeTokenizer } from '#tests/support/fake-tokenizer.ts'
import type { Send } from '#workers/shared/bounded-call.ts'
import type { TokenizeVariables } from '#workers/tokenize/bindings.ts'
import { chooseEngine } from '#workers/tokenize/engines/choose-engine.ts'
import type { Engine } from '#workers/tokenize/engines/engine.ts'

const embedded: Engine = {
	cut: async (texts) => ok(texts.map((text) => [{ text }])),
	health: async () => ({ ok: true, parts: { embedded: true } }),
}

const url = 'https://cut.test'

function chosen(env: TokenizeVariables, send: Send = fakeTokenizer().send): Engine {
	const engine = chooseEngine(env, embedded, send)
	return engine.ok ? engine.value : expect.fail(engine.error)
}

const broken: Send = async () => new Response('', { status: 500 })

test('the embedded engine is the default', () => {
	expect(chosen({})).toBe(embedded)
	expect(chosen({ TOKENIZE_UPSTREAM_URL: '', TOKENIZE_FALLBACK: 'embedded' })).toBe(embedded)
	expect(chosen({ TOKENIZE_UPSTREAM_KEY: 'k' })).toBe(embedded)
})

test('a configured upstream is called with its key', async () => {
	const { send, asked } = fakeTokenizer()
	const engine = chosen({ TOKENIZE_UPSTREAM_URL: url, TOKENIZE_UPSTREAM_KEY: 'k' }, send)
	expect(await engine.cut(['你好'], 'v2')).toEqual(ok([[{ text: '你' }, { text: '好' }]]))
	expect(asked[0]?.authorization).toBe('Bearer k')
	expect(await engine.health()).toEqual({ ok: true, parts: { upstream: true } })
})

test('a failing upstream has no fallback by default', async () => {
	const engine = chosen({ TOKENIZE_UPSTREAM_URL: url }, broken)
	expect(await engine.cut(['你好'], 'v2')).toMatchObject({ ok: false })
	expect(await engine.health()).toEqual({ ok: false, parts: { upstream: false } })
})

test('the embedded engine is the fallback if configured', async () => {
	const env = { TOKENIZE_UPSTREAM_URL: url, TOKENIZE_FALLBACK: 'embedded' }
	const { send } = fakeTokenizer()
	expect(await chosen(env, send).cut(['你好'], 'v2')).toEqual(
		ok([[{ text: '你' }, { text: '好' }]]),
	)
	expect(await chosen(env, broken).cut(['你好'], 'v2')).toEqual(ok([[{ text: '你好' }]]))
	expect(await chosen(env, broken).health()).toEqual({
		ok: true,
		parts: { upstream: false, embedded: true },
	})
})

test.each([
	[{ TOKENIZE_UPSTREAM_URL: 'cut.test' }, 'TOKENIZE_UPSTREAM_URL'],
	[{ TOKENIZE_UPSTREAM_URL: 'file:///s3cret' }, 'TOKENIZE_UPSTREAM_URL'],
	[{ TOKENIZE_UPSTREAM_URL: 'https://me:s3cret@cut.test' }, 'TOKENIZE_UPSTREAM_URL'],
	[{ TOKENIZE_UPSTREAM_URL: 'https://cut.test?key=s3cret' }, 'TOKENIZE_UPSTREAM_URL'],
	[{ TOKENIZE_UPSTREAM_URL: url, TOKENIZE_FALLBACK: 'jieba' }, 'TOKENIZE_FALLBACK'],
])('a bad variable is reported by name: %j', (env, name) => {
	expect(chooseEngine(env, embedded)).toEqual({ ok: false, error: name })
})
