/** Covers are public: https://hanlu.example/media/covers/first-steps.webp */

const safeName = /^[a-z0-9][a-z0-9._-]*$/

export async function serveCover(
	media: R2Bucket,
	file: string,
	request: Request,
): Promise<Response> {
	if (!safeName.test(file)) return new Response(null, { status: 404 })
	const object = await media.get(`covers/${file}`, { onlyIf: request.headers })
	if (!object) return new Response(null, { status: 404 })
	const headers = new Headers()
	object.writeHttpMetadata(headers)
	headers.set('etag', object.httpEtag)
	headers.set('cache-control', 'public, max-age=3600')
	headers.set('content-security-policy', "default-src 'none'; sandbox")
	return 'body' in object
		? new Response(object.body, { headers })
		: new Response(null, { status: 304, headers })
}
