/**
 * Loads a page's code, in place of the framework's own way (tools/framework-in-browsers.ts). After an
 * update an open page's successor has another file: the way to it then goes on as a document. The
 * framework would load the open page anew, with an empty form although its text was saved.
 */
import { matchRoutes } from '@remix-run/react'

type Loaded = typeof window.__remixRouteModules

export async function loadPage(
	{ id, module }: { id: string; module: string },
	loaded: Loaded,
): Promise<unknown> {
	const known = loaded[id]
	if (known) return known
	try {
		const code: Loaded[string] = await import(/* @vite-ignore */ module)
		loaded[id] = code
		return code
	} catch (error) {
		const router = window.__remixRouter
		const { state, location } = router.state.navigation
		// Or else it is a link that was only touched.
		const isOnTheWay =
			location && matchRoutes(router.routes, location)?.some(({ route }) => route.id === id)
		if (!isOnTheWay) throw error
		console.warn(error)
		if (state === 'loading') window.location.assign(router.createHref(location))
		// A form of another page, which has led nowhere yet.
		else window.location.reload()
		return new Promise(() => {})
	}
}
