/**
 * Lets the framework remember which routes an address has. It sorts all routes anew for each request, up
 * to three times, which takes longer than most pages do.
 */
import { createRequire } from 'node:module'

type Match = (routes: object, path: string, basename?: string) => unknown

const router: { matchRoutes: Match } = createRequire(import.meta.url)('@remix-run/router')
const { matchRoutes } = router
const known = new WeakMap<object, Map<string, unknown>>()

router.matchRoutes = (routes, path, basename) => {
	const matches = known.get(routes) ?? new Map<string, unknown>()
	known.set(routes, matches)
	const address = `${basename} ${path}`
	if (!matches.has(address)) matches.set(address, matchRoutes(routes, path, basename))
	return matches.get(address)
}
