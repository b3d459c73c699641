import { expect, test } from 'vitest'
import { serveBytes, serveMedia } from '#app/http/media.server.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'

const mediaStore = mediaStoreOfFile()

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)
const key = 'lessons/ni-hao/audio/1.mp3'

async function withAudio() {
	const media = await mediaStore()
	await media.put(key, bytes, { httpMetadata: { contentType: 'audio/mpeg' } })
	return async (headers: Record<string, string> = {}, method = 'GET') => {
		const request = new Request('http://localhost/', { headers, method })
		const answer = await serveMedia(media, key, request, { 'cache-control': 'private' })
		if (!answer) throw new Error('there is no file')
		return answer
	}
}

async function bodyOf(answer: Response): Promise<Uint8Array> {
	return new Uint8Array(await answer.arrayBuffer())
}

test('a file is served whole, with its type and cache policy', async () => {
	const ask = await withAudio()
	const answer = await ask()
	expect(answer.status).toBe(200)
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		'content-type': 'audio/mpeg',
		'content-length': '1000',
		'accept-ranges': 'bytes',
		'cache-control': 'private',
		'content-security-policy': "default-src 'none'; sandbox",
	})
	expect(await bodyOf(answer)).toEqual(bytes)
})

test.each([
	['bytes=0-9', 0, 10],
	['bytes=990-', 990, 1000],
	['bytes=-10', 990, 1000],
	['bytes=500-5000', 500, 1000],
])('%s is served as a part', async (range, start, end) => {
	const ask = await withAudio()
	const answer = await ask({ range })
	expect(answer.status).toBe(206)
	expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/1000`)
	expect(answer.headers.get('content-length')).toBe(String(end - start))
	expect(await bodyOf(answer)).toEqual(bytes.slice(start, end))
})

test('a range beyond the end is refused with the size', async () => {
	const ask = await withAudio()
	const answer = await ask({ range: 'bytes=1000-' })
	expect(answer.status).toBe(416)
	expect(answer.headers.get('content-range')).toBe('bytes */1000')
	expect((await bodyOf(answer)).length).toBe(0)
})

test('a cached file is not sent again', async () => {
	const ask = await withAudio()
	const etag = (await ask()).headers.get('etag') ?? ''
	for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
		const answer = await ask({ 'if-none-match': known, range: 'bytes=0-9' })
		expect(answer.status).toBe(304)
		expect(answer.headers.get('etag')).toBe(etag)
	}
	expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
})

test('a range of another version gets the whole file', async () => {
	const ask = await withAudio()
	const etag = (await ask()).headers.get('etag') ?? ''
	expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
	expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
})

test.each([undefined, 'bytes=0-9', 'bytes=1000-'])(
	'a HEAD request has no body and ignores ranges (%s)',
	async (range) => {
		const ask = await withAudio()
		const answer = await ask(range ? { range } : {}, 'HEAD')
		expect(answer.status).toBe(200)
		expect(answer.headers.get('content-length')).toBe('1000')
		expect(answer.headers.get('content-range')).toBeNull()
		expect(answer.body).toBeNull()
	},
)

test('bytes are served whole, in part, or not modified', async () => {
	const ask = (headers: Record<string, string> = {}, method = 'GET') =>
		serveBytes(bytes, new Request('http://localhost/', { headers, method }), {
			'content-type': 'audio/mpeg',
			'cache-control': 'private',
		})
	const whole = await ask()
	expect(whole.status).toBe(200)
	expect(Object.fromEntries(whole.headers)).toMatchObject({
		'content-type': 'audio/mpeg',
		'content-length': '1000',
		'accept-ranges': 'bytes',
		'cache-control': 'private',
	})
	expect(await bodyOf(whole)).toEqual(bytes)
	const etag = whole.headers.get('etag') ?? ''
	const part = await ask({ range: 'bytes=990-', 'if-range': etag })
	expect(part.status).toBe(206)
	expect(part.headers.get('content-range')).toBe('bytes 990-999/1000')
	expect(await bodyOf(part)).toEqual(bytes.slice(990))
	expect((await ask({ range: 'bytes=1000-' })).status).toBe(416)
	expect((await ask({ 'if-none-match': etag })).status).toBe(304)
	expect((await ask({}, 'HEAD')).body).toBeNull()
})

test('an unknown key is undefined', async () => {
	const media = await mediaStore()
	expect(await serveMedia(media, 'none', new Request('http://localhost/'), {})).toBeUndefined()
})
