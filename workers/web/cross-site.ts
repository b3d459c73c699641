const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site sends a request that changes something. Browsers send Origin or Sec-Fetch-Site
 * with every such request; a caller that sends neither is not a browser and has no user's cookies.
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
 * Same host and port. A request over https must come from an https page, because an http page can be
 * tampered with on its way. An https page may send to http: a proxy has terminated TLS.
 */
function isOurs(origin: URL, requested: URL): boolean {
	const isAsSafe = origin.protocol === 'https:' || origin.protocol === requested.protocol
	return isAsSafe && origin.host === requested.host
}
