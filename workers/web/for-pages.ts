/**
 * A request as Remix should see it. Remix compares X-Forwarded-Host with Origin and fails loudly where
 * a proxy sets another host; cross-site.ts has checked the origin already. Its old `_data` parameter is
 * asked for by no page of ours and would fill the log.
 */
export function forPages(request: Request): Request {
	const url = new URL(request.url)
	const isPlain = !request.headers.has('x-forwarded-host') && !url.searchParams.has('_data')
	if (isPlain) return request
	url.searchParams.delete('_data')
	const plain = new Request(url, request)
	plain.headers.delete('x-forwarded-host')
	return plain
}
