/** Covers are public: https://hanlu.example/media/covers/first-steps.webp */

const safeName = /^[a-z0-9][a-z0-9._-]*$/

export async function serveCover(
	media: R2Bucket,
	file: string,
	request: Request,
): Promise<Response> {
	if (!safeName.test(file)) return new Response(null, { status: 404 })
	const kept = request.headers.get('if-none-match')?.match(/"([^"]+)"/)?.[1]
	const onlyIf = kept ? { etagDoesNotMatch: kept } : undefined
	const object = await media.get(`covers/${file}`, { onlyIf })
	if (!object) return new Response(null, { status: 404 })
	const headers = {
		'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
		etag: object.httpEtag,
		'cache-control': 'public, max-age=3600',
		'content-security-policy': "default-src 'none'; sandbox",
	}
	return 'body' in object
		? new Response(object.body, { headers })
		: new Response(null, { status: 304, headers })
}
