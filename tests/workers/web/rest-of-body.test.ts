import { expect, test } from 'vitest'
import { readToItsEnd } from '#workers/web/rest-of-body.ts'

function sent(chunks: number) {
	let left = chunks
	let isCancelled = false
	const body = new ReadableStream({
		pull(controller) {
			left -= 1
			if (left < 0) controller.close()
			else controller.enqueue(new Uint8Array(100_000))
		},
		cancel() {
			isCancelled = true
		},
	})
	const request = new Request('http://localhost/', {
		method: 'POST',
		body,
		duplex: 'half',
	} as RequestInit)
	return { request, state: () => ({ left, isCancelled }) }
}

test('the rest of a short body is read', async () => {
	const { request, state } = sent(3)
	await readToItsEnd(request)
	expect(state()).toEqual({ left: -1, isCancelled: false })
})

test('a long body is given up', async () => {
	const { request, state } = sent(1000)
	await readToItsEnd(request)
	expect(state().isCancelled).toBe(true)
	expect(state().left).toBeGreaterThan(900)
})

test('a body that was read is left alone', async () => {
	const request = new Request('http://localhost/', { method: 'POST', body: 'x' })
	await request.text()
	await expect(readToItsEnd(request)).resolves.toBeUndefined()
})
