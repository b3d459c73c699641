import { expect, test } from 'vitest'
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { readForm } from '#app/http/form-data.server.ts'

const required: ErrorCode = 'display-name.required'
const schema = z.object({ name: z.string({ error: required }).max(3, 'display-name.too-long') })

function post(body: BodyInit, headers: HeadersInit = {}) {
	return new Request('http://localhost/', { method: 'POST', body, headers })
}

test('a form is parsed by its schema', async () => {
	const read = await readForm(post(new URLSearchParams({ name: '小美', level: '99' })), schema)
	expect(read).toMatchObject({ ok: true, value: { name: '小美' } })
})

test('a problem has its code, field and bound', async () => {
	const read = await readForm(post(new URLSearchParams({ name: '小美小美' })), schema)
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
	const { typed } = await readForm(post(body), schema)
	expect(typed).toEqual({ name: '小美小美' })
})

test.each([
	['{"name":"x"}', 'application/json'],
	['nonsense', 'multipart/form-data; boundary=x'],
	['', 'text/plain'],
])('the body %j of type %s is an empty form', async (body, type) => {
	const read = await readForm(post(body, { 'content-type': type }), schema)
	expect(read).toMatchObject({ ok: false, problems: [{ code: required, field: 'name' }] })
})
