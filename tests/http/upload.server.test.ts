import { expect, test } from 'vitest'
import { receive, storeParts } from '#app/http/upload.server.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'

const mediaStore = mediaStoreOfFile()

const megabyte = 1024 * 1024

/** A body in chunks of 300 kB that counts the bytes read. */
function sent(size: number, headers: Record<string, string> = {}) {
	let taken = 0
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
		pull(controller) {
			const length = Math.min(300_000, size - taken)
			if (length === 0) return controller.close()
			controller.enqueue(new Uint8Array(length).fill(taken % 251))
			taken += length
		},
	})
	return { request: { body, headers: new Headers(headers) }, taken: () => taken }
}

test('a small file is one part', async () => {
	const { request } = sent(1000)
	const upload = receive(request, megabyte)
	expect((await upload.next())?.length).toBe(1000)
	expect(await upload.next()).toBeUndefined()
})

test('a request without a body has no file', async () => {
	const upload = receive({ body: null, headers: new Headers() }, megabyte)
	expect(await upload.next()).toBeUndefined()
})

test('a file announced as too large is not read', async () => {
	const { request, taken } = sent(3 * megabyte, { 'content-length': String(3 * megabyte) })
	const upload = receive(request, megabyte)
	expect(await upload.next()).toBe('too-large')
	expect(upload.announced).toBe(3 * megabyte)
	expect(taken()).toBeLessThan(megabyte)
})

test('a file that turns out too large is read no further', async () => {
	const { request, taken } = sent(50 * megabyte)
	expect(await receive(request, megabyte).next()).toBe('too-large')
	expect(taken()).toBeLessThan(2 * megabyte)
})

test('a file of exactly the limit is accepted', async () => {
	const { request } = sent(megabyte)
	expect((await receive(request, megabyte).next())?.length).toBe(megabyte)
})

test('a large file is stored part by part, unchanged', async () => {
	const media = await mediaStore()
	const size = 12 * megabyte + 7
	const upload = receive(sent(size).request, 20 * megabyte)
	const first = await upload.next()
	if (!first || first === 'too-large') return expect.fail()
	expect(first.length).toBe(5 * megabyte)
	const options = {
		httpMetadata: { contentType: 'audio/mpeg' },
		customMetadata: { durationMs: '7' },
	}
	expect(await storeParts(media, 'lessons/a.mp3', { first, upload, ...options })).toBe('stored')
	const stored = await media.get('lessons/a.mp3')
	expect(stored).toMatchObject({ size, ...options })
	const whole = new Uint8Array(await new Response(sent(size).request.body).arrayBuffer())
	const kept = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer(0))
	expect(Buffer.compare(kept, whole)).toBe(0)
})

test('a large file over the limit leaves nothing behind', async () => {
	const media = await mediaStore()
	const upload = receive(sent(12 * megabyte).request, 11 * megabyte)
	const first = await upload.next()
	if (!first || first === 'too-large') return expect.fail()
	const options = { httpMetadata: { contentType: 'audio/mpeg' } }
	expect(await storeParts(media, 'lessons/a.mp3', { first, upload, ...options })).toBe('too-large')
	expect(await media.head('lessons/a.mp3')).toBeNull()
})
