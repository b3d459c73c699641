const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a change is asked for by another site. Browsers send Origin (or Sec-Fetch-Site) with
 * every such request; a caller that sends neither is no browser and carries nobody's cookies.
 */
export function isCrossSite(request: Request): boolean {
	if (readingMethods.has(request.method)) return false
	const fetchSite = request.headers.get('sec-fetch-site')
	if (fetchSite === 'cross-site' || fetchSite === 'same-site') return true
	const origin = request.headers.get('origin')
	if (!origin) return false
	return !URL.canParse(origin) || !isOurs(new URL(origin), new URL(request.url))
}

/**
 * The same host and port. What was sent over https comes from a page that was too: whoever changes
 * a page on its way over http must not speak for it. The other way round a proxy of ours took the
 * request over https and passed it on.
 */
function isOurs(origin: URL, asked: URL): boolean {
	const isAsSafe = origin.protocol === 'https:' || origin.protocol === asked.protocol
	return isAsSafe && origin.host === asked.host
}
