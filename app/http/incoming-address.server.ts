/**
 * An address with its texts as they come in: /dictionary/⼈?q=学%E2%80%8B习 is /dictionary/人?q=学习.
 * Undefined if it is the same.
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'

export function incomingAddress(address: string): URL | undefined {
	// Whatever changes is written with its code.
	if (!address.includes('%')) return undefined
	const url = new URL(address)
	const path = url.pathname.split('/').map(incomingSegment).join('/')
	const params = [...url.searchParams]
	const incoming = params.map(([name, value]) => [name, incomingText(value)])
	const isOther = incoming.some(([, value], at) => value !== params[at]?.[1])
	if (path === url.pathname && !isOther) return undefined
	// A browser is sent on to what is returned: a path that begins with two slashes names another host.
	url.pathname = path.replace(/^\/+/, '/')
	if (isOther) url.search = new URLSearchParams(incoming).toString()
	return url
}

function incomingSegment(segment: string): string {
	try {
		const written = decodeURIComponent(segment)
		const incoming = incomingText(written)
		return incoming === written ? segment : encodeURIComponent(incoming)
	} catch {
		// No text, but its signs are: the framework would warn of each such address three times.
		return segment.replaceAll('%', '%25')
	}
}
