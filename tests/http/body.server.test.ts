import { expect, test } from 'vitest'
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { longForm, readBody } from '#app/http/body.server.ts'

const required: ErrorCode = 'display-name.required'
const schema = z.object({ name: z.string({ error: required }).max(3, 'display-name.too-long') })

function post(body: BodyInit, headers: HeadersInit = {}) {
	return new Request('http://localhost/', { method: 'POST', body, headers })
}

test('a form is parsed by its schema', async () => {
	const read = await readBody(post(new URLSearchParams({ name: '小美', level: '99' })), schema)
	expect(read).toMatchObject({ ok: true, value: { name: '小美' } })
})

test('a problem has its code, field and bound', async () => {
	const read = await readBody(post(new URLSearchParams({ name: '小美小美' })), schema)
	expect(read).toMatchObject({
		ok: false,
		problems: [{ code: 'display-name.too-long', field: 'name', values: { most: 3 } }],
	})
})

test('typed values are returned, except passwords and files', async () => {
	const body = new FormData()
	body.set('name', '小美小美')
	body.set('password', 'secret')
	body.set('confirmPassword', 'secret')
	body.set('file', new File(['x'], 'x.txt'))
	const { typed } = await readBody(post(body), schema)
	expect(typed).toEqual({ name: '小美小美' })
})

test.each([
	['{"name":"x"}', 'application/json'],
	['nonsense', 'multipart/form-data; boundary=x'],
	['', 'text/plain'],
])('the body %j of type %s is an empty form', async (body, type) => {
	const read = await readBody(post(body, { 'content-type': type }), schema)
	expect(read).toMatchObject({ ok: false, problems: [{ code: required, field: 'name' }] })
})

test('JSON is read into the same shape', async () => {
	expect(await readBody(post('{"name":"小美"}'), schema, { as: 'json' })).toEqual({
		ok: true,
		value: { name: '小美' },
		typed: {},
	})
	for (const body of ['{"name":', 'null', '[]', '{"name":1}', '']) {
		expect((await readBody(post(body), schema, { as: 'json' })).ok).toBe(false)
	}
})

test('half a character in JSON becomes a replacement character', async () => {
	const schema = z.object({ words: z.array(z.string()) })
	const body = String.raw`{"words":["你\ud842好","𠮷"]}`
	const read = await readBody(new Request('http://test', { method: 'POST', body }), schema, {
		as: 'json',
	})
	expect(read).toMatchObject({ ok: true, value: { words: ['你\ufffd好', '𠮷'] } })
})

test('no more of a body is read than is allowed, whatever length is announced', async () => {
	const limit = { mostBytes: 10, orSay: 'vocabulary-csv.too-large' } as const
	const body = new URLSearchParams({ name: 'x'.repeat(6) }).toString()
	const form = { 'content-type': 'application/x-www-form-urlencoded' }
	const announced = { ...form, 'content-length': String(body.length) }
	for (const headers of [form, announced]) {
		expect(await readBody(post(body, headers), schema, limit)).toMatchObject({
			ok: false,
			problems: [{ code: 'vocabulary-csv.too-large' }],
			typed: {},
		})
	}
	expect((await readBody(post(body.slice(0, 8), form), schema, limit)).ok).toBe(true)
})

test('only the fields of the schema are sent back', async () => {
	const others = Array.from({ length: 2000 }, (_, n) => [`f${n}`, ''])
	const body = new URLSearchParams([['name', '小美小美'], ...others])
	const { typed } = await readBody(post(body), schema)
	expect(typed).toEqual({ name: '小美小美' })
})

test('the fields of each kind of form are sent back', async () => {
	const kinds = z.discriminatedUnion('intent', [
		z.object({ intent: z.literal('rename'), name: z.string() }),
		z.object({ intent: z.literal('move'), place: z.string() }).transform(({ place }) => place),
	])
	const body = new URLSearchParams({ intent: 'move', place: '北京', name: '小美', other: 'x' })
	const { typed } = await readBody(post(body), kinds)
	expect(typed).toEqual({ intent: 'move', place: '北京', name: '小美' })
})

test('a schema may read fields that it does not name', async () => {
	const body = new URLSearchParams({ name: '小美小美', 'part-0': '名', other: 'x' })
	const { typed } = await readBody(post(body), schema, { fields: ['part-0'] })
	expect(typed).toEqual({ name: '小美小美', 'part-0': '名' })
})

test('a form has at most 64 kB unless more is allowed', async () => {
	const body = () => post(new URLSearchParams({ name: '美', other: 'x'.repeat(64_000) }))
	expect(await readBody(body(), schema)).toMatchObject({
		ok: false,
		problems: [{ code: 'request.invalid' }],
		typed: {},
	})
	expect((await readBody(body(), schema, longForm)).ok).toBe(true)
})
