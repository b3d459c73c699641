/**
 * A request as Remix should see it. The texts of its address come in through the door. Remix compares
 * X-Forwarded-Host with Origin and fails loudly where a proxy sets another host; cross-site.ts has checked
 * the origin already. Its old `_data` parameter is asked for by no page of ours and would fill the log.
 */
import { incomingAddress } from '#app/http/incoming-address.server.ts'

export function forPages(request: Request): Request {
	const incoming = incomingAddress(request.url)
	const url = incoming ?? new URL(request.url)
	const isPlain = !request.headers.has('x-forwarded-host') && !url.searchParams.has('_data')
	if (isPlain && !incoming) return request
	url.searchParams.delete('_data')
	const plain = new Request(url, request)
	plain.headers.delete('x-forwarded-host')
	return plain
}

/**
 * Where a page is asked for by another spelling of its address, the browser is sent on: the page in the
 * browser compares the two. Data that a page asks for comes by either.
 */
export function properAddress({ url, method }: Request): string | undefined {
	const isPage = method !== 'POST' && !new URL(url).pathname.endsWith('.data')
	const proper = isPage ? incomingAddress(url) : undefined
	return proper && proper.pathname + proper.search
}
