/** Serves files of the media store: whole, in part (206), or not modified (304). */

import { toBase64 } from '#app/domain/bytes.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { timingsPathOf } from '#app/domain/speech/audio-path.ts'
import { type ByteRange, readRange } from './byte-range.ts'

/** Keeps scripts in an uploaded file from running. */
const inert = { 'content-security-policy': "default-src 'none'; sandbox" }

/** `headers` set the cache policy. Undefined if the key does not exist. */
export async function serveMedia(
	media: R2Bucket,
	key: string,
	request: Request,
	headers: Record<string, string>,
): Promise<Response | undefined> {
	const object = await media.head(key)
	if (!object) return undefined
	const { size, httpEtag: etag, httpMetadata } = object
	const type = httpMetadata?.contentType ?? 'application/octet-stream'
	const { part, ...answer } = answerTo(
		request,
		{ size, etag },
		{ 'content-type': type, ...headers },
	)
	if (!part) return new Response(null, answer)
	const found = await media.get(key, answer.status === 206 ? { range: part } : {})
	return found ? new Response(found.body, answer) : undefined
}

/** Serves bytes in memory. `headers` set content type and cache policy. */
export async function serveBytes(
	bytes: Uint8Array<ArrayBuffer>,
	request: Request,
	headers: Record<string, string>,
): Promise<Response> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
	const file = { size: bytes.length, etag: `"${toBase64(digest)}"` }
	const { part, ...answer } = answerTo(request, file, headers)
	const body = part ? bytes.subarray(part.offset, part.offset + part.length) : null
	return new Response(body, answer)
}

/**
 * Serves the requested file if it is the current audio or its timings; replaced audio is gone. Cached
 * for an hour, per session.
 */
export async function serveAudio(
	media: R2Bucket,
	audioPath: string | null,
	request: Request,
): Promise<Response | undefined> {
	const { pathname } = new URL(request.url)
	if (!audioPath || ![audioPath, timingsPathOf(audioPath)].includes(pathname)) return undefined
	return serveMedia(media, mediaKeyOf(pathname), request, {
		'cache-control': 'private, max-age=3600',
		vary: 'cookie',
	})
}

type StoredFile = { size: number; etag: string }

/** Status, headers, and the part to send as the body, if any. */
function answerTo(
	request: Request,
	file: StoredFile,
	given: Record<string, string>,
): { status: number; headers: Headers; part?: ByteRange } {
	const { size, etag } = file
	const headers = new Headers({ ...inert, ...given, 'accept-ranges': 'bytes', etag })
	if (isKnown(request, etag)) return { status: 304, headers }
	const range = rangeOf(request, file)
	if (range === 'none') {
		headers.set('content-range', `bytes */${size}`)
		return { status: 416, headers }
	}
	const part = range ?? { offset: 0, length: size }
	const { offset, length } = part
	headers.set('content-length', String(length))
	if (range) headers.set('content-range', `bytes ${offset}-${offset + length - 1}/${size}`)
	const status = range ? 206 : 200
	return request.method === 'HEAD' ? { status, headers } : { status, headers, part }
}

/** Whether the browser has this version of the file (RFC 9110, section 13.1.2). */
function isKnown(request: Request, etag: string): boolean {
	const known = request.headers.get('if-none-match')
	if (!known) return false
	return known.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}

/**
 * Ignores the range unless it is a GET (RFC 9110, section 14.2) and If-Range, if present, matches this
 * version (section 13.1.5).
 */
function rangeOf(request: Request, { size, etag }: StoredFile) {
	const version = request.headers.get('if-range')
	if (request.method !== 'GET' || (version && version !== etag)) return undefined
	return readRange(request.headers.get('range'), size)
}
