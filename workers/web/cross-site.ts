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
	return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}
