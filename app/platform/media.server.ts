/** Hands out files of the media store: whole, in part (206), or not again (304). */
import { mediaKeyOf, timingsPathOf } from '#app/domain/audio/audio-path.ts'
import { readRange } from './byte-range.ts'

/** Whatever a file holds, nothing in it is run. */
const inert = { 'content-security-policy': "default-src 'none'; sandbox" }

/** `headers` say who may keep the file; undefined means that there is none under this key. */
export async function serveMedia(
	media: R2Bucket,
	key: string,
	request: Request,
	headers: Record<string, string>,
): Promise<Response | undefined> {
	const object = await media.head(key)
	if (!object) return undefined
	const answer = new Headers({
		...inert,
		...headers,
		'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
		'accept-ranges': 'bytes',
		etag: object.httpEtag,
	})
	if (isKnown(request, object.httpEtag)) return new Response(null, { status: 304, headers: answer })
	const range = rangeOf(request, object)
	if (range === 'none') {
		answer.set('content-range', `bytes */${object.size}`)
		return new Response(null, { status: 416, headers: answer })
	}
	const { offset, length } = range ?? { offset: 0, length: object.size }
	answer.set('content-length', String(length))
	if (range) answer.set('content-range', `bytes ${offset}-${offset + length - 1}/${object.size}`)
	const status = range ? 206 : 200
	if (request.method === 'HEAD') return new Response(null, { status, headers: answer })
	const found = await media.get(key, range ? { range } : {})
	return found ? new Response(found.body, { status, headers: answer }) : undefined
}

/**
 * The file asked for, if it is this audio or its timings; audio that was replaced is gone. Whoever
 * heard it may keep it for an hour, and nobody else who uses the same browser.
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

/** Whether the browser has this very file (RFC 9110, section 13.1.2). */
function isKnown(request: Request, etag: string): boolean {
	const known = request.headers.get('if-none-match')
	if (!known) return false
	return known.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}

/** A part is only of use to who has the other parts of the same file (RFC 9110, section 13.1.5). */
function rangeOf(request: Request, { size, httpEtag }: R2Object) {
	const same = request.headers.get('if-range')
	if (same && same !== httpEtag) return undefined
	return readRange(request.headers.get('range'), size)
}
