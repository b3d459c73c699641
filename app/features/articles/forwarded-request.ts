/** The part of a request that the articles worker needs: its method and the cached ETag. */
export function forwardedRequest({ method, headers }: Request): RequestInit {
	const etag = headers.get('if-none-match')
	return { method, headers: etag ? { 'if-none-match': etag } : {} }
}
