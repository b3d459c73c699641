/**
 * The whole product as one function: the framework serves every route of app/routes.ts as in
 * production, with a real database. New routes are included automatically.
 */
import { resolve } from 'node:path'
import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import * as entry from '#app/entry.server.tsx'
import type { Bindings } from '#app/http/bindings.ts'
import { getLoadContext, type LoadContext } from '#app/http/load-context.server.ts'
import * as root from '#app/root.tsx'
import routes from '#app/routes.ts'
import { articlesApp } from '#workers/articles/app.ts'
import { createWebApp } from '#workers/web/app.ts'
import './remembered-matches.ts'
import { siteSecret, siteUrl } from './session.ts'
import { staticFiles } from './static-files.ts'

/** One entry of the sitemap: its id (features/lessons/pages/lesson), its address and its parents. */
export type Door = { id: string; path: string; parents: string[]; module: Record<string, unknown> }

const manifest: ServerBuild['routes'] = { root: { id: 'root', path: '', module: root } }

async function doorsOf(
	entries: RouteConfigEntry[],
	above: Pick<Door, 'id' | 'path' | 'parents'> = { id: 'root', path: '', parents: [] },
): Promise<Door[]> {
	const found: Door[] = []
	for (const { path, index, file, id: named, children = [] } of entries) {
		const id = named ?? file.replace(/\.tsx?$/, '')
		const whole = `${above.path}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
		const module = await import(/* @vite-ignore */ resolve('app', file))
		manifest[id] = {
			id,
			parentId: above.id,
			module,
			...(path !== undefined && { path }),
			...(index && { index }),
		}
		const door = { id, path: whole, parents: [...above.parents, above.id], module }
		found.push(door, ...(await doorsOf(children, door)))
	}
	return found
}

export const doors: readonly Door[] = await doorsOf(await routes)

/** Whether a route renders a page rather than returning a raw response. */
export function isPage({ module }: Door): boolean {
	return 'default' in module
}

/** All data addresses: of all routes of an address together, and of each alone. */
export function dataAddresses({ id, parents }: Door, path: string): string[] {
	const data = `${path === '/' ? '/_root' : path}.data`
	const own = [...parents, id].filter((route) => route !== 'root')
	return [data, ...own.map((route) => `${data}?_routes=${encodeURIComponent(route)}`)]
}

const browserRoutes = Object.fromEntries(
	Object.values(manifest).flatMap((route) => {
		if (!route) return []
		const { module, ...place } = route
		const has = { hasLoader: 'loader' in module, hasAction: 'action' in module }
		const hasErrorBoundary = 'ErrorBoundary' in module
		const more = { hasClientLoader: false, hasClientAction: false, hasErrorBoundary, module: '' }
		return [[route.id, { ...place, ...has, ...more }]]
	}),
)

/** The framework’s request handler, without the worker around it. */
function framework(module: ServerBuild['entry']['module']) {
	const handle: (request: Request, context: LoadContext) => Promise<Response> =
		createRequestHandler(
			{
				mode: 'production',
				entry: { module },
				routes: manifest,
				assets: { entry: { module: '', imports: [] }, routes: browserRoutes, url: '', version: '' },
				publicPath: '/',
				assetsBuildDirectory: '',
				isSpaMode: false,
				future: {
					v3_fetcherPersist: true,
					v3_relativeSplatPath: true,
					v3_throwAbortReason: true,
					v3_lazyRouteDiscovery: true,
					v3_singleFetch: true,
				},
			},
			'production',
		)
	return handle
}

export const handleDrawn = framework(entry)

/** Loads a page without rendering it, for tests that need only its status. */
const handleUndrawn = framework({
	default: (_, status, headers) => new Response('a page', { status, headers }),
})

/**
 * A deployment's bindings on a database, without tokenizer and voice. `patience` is the articles
 * worker's database timeout; by default it is that of production.
 */
export function bindingsOf(
	database: string | Db,
	bindings: Partial<Bindings> = {},
	patience: { waitMs?: number } = {},
): Bindings {
	const url = typeof database === 'string' ? database : 'http://localhost'
	const open = () => (typeof database === 'string' ? openDatabase({ url }, patience) : database)
	const articles = articlesApp(open)
	return {
		SITE_NAME: 'Hanlu 汉路',
		SITE_URL: siteUrl,
		MAIL_FROM: 'no-reply@example.com',
		BETTER_AUTH_SECRET: siteSecret,
		LIBSQL_URL: url,
		EMAIL: { send: async () => {} },
		TOKENIZE: { fetch: async () => new Response(null, { status: 503 }) },
		TTS: { fetch: async () => new Response(null, { status: 503 }) },
		TRAINING: { fetch: async () => new Response(null, { status: 503 }) },
		ARTICLES: {
			fetch: async (address: RequestInfo | URL, init?: RequestInit) =>
				articles.fetch(new Request(address, init), { LIBSQL_URL: url }),
		},
		MEDIA: {},
		ASSETS: staticFiles,
		...bindings,
		// Only the bindings that pages and forms use are real.
	} as unknown as Bindings
}

export type Ask = RequestInit & { cookie?: string | undefined; form?: Record<string, string> }

type Options = { bindings?: Partial<Bindings>; isDrawn?: boolean }

/**
 * Sends requests to the product as any client does. With a database server they pass through the web
 * worker; with an in-memory database only through the framework, which is fast.
 */
export function productOn(database: string | Db, { bindings = {}, isDrawn = true }: Options = {}) {
	const handlePage = isDrawn ? handleDrawn : handleUndrawn
	const app = createWebApp({ handlePage })
	const env = bindingsOf(database, bindings)
	const waitUntil = () => {}
	const execution = { waitUntil, passThroughOnException() {}, props: {} }

	async function ask(path: string, { cookie, form, ...init }: Ask = {}): Promise<Response> {
		const headers = new Headers(init.headers)
		if (cookie) headers.set('cookie', cookie)
		const sent = form && { method: 'POST', body: new URLSearchParams(form) }
		const request = new Request(`${siteUrl}${path}`, { ...sent, ...init, headers })
		if (typeof database === 'string') return app.request(request, undefined, env, execution)
		return handlePage(
			request,
			getLoadContext({ env, request, waitUntil, nonce: 'nonce', db: database }),
		)
	}

	return { ask }
}
