import { expect, test } from 'vitest'
import { readTypedText } from '#app/features/analyzer/typed-text.server.ts'

const json = (body: unknown) =>
	new Request('http://localhost/', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	})
const form = (fields: Record<string, string>) =>
	new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) })

test('JSON and form bodies give the same text', async () => {
	for (const request of [json({ text: '你好\n谢谢' }), form({ text: '你好\r\n谢谢' })]) {
		expect(await readTypedText(request)).toMatchObject({ ok: true, value: { text: '你好\n谢谢' } })
	}
})

test('a form can toggle a layer', async () => {
	expect(await readTypedText(form({ text: '', toggle: 'hsk' }))).toEqual({
		ok: true,
		value: { text: '', toggle: 'hsk' },
	})
})

test('10,000 characters are accepted in any encoding, one more is not', async () => {
	const longest = '𠮷'.repeat(10_000)
	for (const request of [json({ text: longest }), form({ text: longest })]) {
		expect((await readTypedText(request)).ok).toBe(true)
	}
	const values = { most: '10,000', length: '10,001' }
	expect(await readTypedText(form({ text: `${longest}。` }))).toEqual({
		ok: false,
		error: { problem: { code: 'analysis.too-long', values }, text: `${longest}。` },
	})
})

test.each([
	['no text', json({})],
	['no JSON', json('{')],
	['a text that is not a string', json({ text: 7 })],
	['a form without a text', form({ other: 'x' })],
	['a huge body', json({ text: 'x'.repeat(500_000) })],
])('%s is refused', async (_, request) => {
	expect(await readTypedText(request)).toMatchObject({
		ok: false,
		error: { problem: { code: 'request.invalid' } },
	})
})
