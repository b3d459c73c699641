import { expect, test } from 'vitest'
import * as z from 'zod'
import { readBody } from '#app/http/body.server.ts'

const asked = { text: '学\u200b习中⽂', password: 'pass\u200bword⼈', note: 'a\r\nb' }
const taken = { text: '学习中文', password: 'pass\u200bword⼈', note: 'a\nb' }
const schema = z.object({ text: z.string(), password: z.string(), note: z.string() })

test('texts of a form come in through the door, passwords as they are', async () => {
	const body = new FormData()
	for (const [name, value] of Object.entries(asked)) body.append(name, value)
	const read = await readBody(new Request('http://hanlu', { method: 'POST', body }), schema)
	expect(read).toMatchObject({ ok: true, value: taken, typed: { text: '学习中文' } })
})

test('texts of JSON come in through the door, however deep', async () => {
	const body = JSON.stringify({ lines: [{ of: [asked] }], count: 1, none: null })
	const deep = z.object({
		lines: z.array(z.object({ of: z.array(schema) })),
		count: z.number(),
		none: z.null(),
	})
	const request = new Request('http://hanlu', { method: 'POST', body })
	const read = await readBody(request, deep, { as: 'json' })
	expect(read).toMatchObject({
		ok: true,
		value: { lines: [{ of: [taken] }], count: 1, none: null },
	})
})
