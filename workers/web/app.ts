/**
 * The web worker around Remix. Every request passes through here, so that security headers, the
 * cross-site check and error handling are the same for pages, media and APIs.
 */
import { Hono } from 'hono'
import { logFailure } from '#app/db/log.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Bindings } from '#app/http/bindings.ts'
import { incomingAddress } from '#app/http/incoming-address.server.ts'
import { getLoadContext, type LoadContext } from '#app/http/load-context.server.ts'
import { newNonce, setSecurityHeaders } from '#app/http/security-headers.server.ts'
import { serveCover } from './covers.ts'
import { isCrossSite } from './cross-site.ts'
import { cachedHealth } from './health.ts'
import { outbox } from './outbox.ts'
import { readToItsEnd } from './rest-of-body.ts'

type HandlePage = (request: Request, context: LoadContext) => Promise<Response>

type Options = { handlePage: HandlePage; development?: boolean }

export function createWebApp({ handlePage, development = false }: Options) {
	const app = new Hono<{ Bindings: Bindings; Variables: { context: LoadContext } }>()

	app.use(async (c, next) => {
		const nonce = newNonce()
		const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
		c.set('context', getLoadContext({ env: c.env, request: c.req.raw, waitUntil, nonce }))
		if (isCrossSite(c.req.raw)) {
			c.var.context.note('request.cross-site')
			c.res = c.json(
				{ error: { code: 'request.cross-site', text: errorText('request.cross-site') } },
				403,
			)
		} else {
			await next()
			if (c.res.status === 403) c.var.context.note('request.refused')
		}
		await readToItsEnd(c.req.raw)
		// Responses from storage and other workers may have immutable headers.
		c.res = new Response(c.res.body, c.res)
		setSecurityHeaders(c.res.headers, { nonce, development })
		c.var.context.rememberChange()
		for (const [name, value] of c.var.context.responseHeaders) c.res.headers.append(name, value)
	})

	const askHealth = cachedHealth()
	app.get('/healthz', (c) => askHealth(c.var.context))
	app.get('/media/covers/:file', (c) =>
		serveCover(c.env.MEDIA, { folder: 'covers', file: c.req.param('file') }, c.req.raw),
	)
	app.get('/media/course-covers/:file', (c) =>
		serveCover(c.env.MEDIA, { folder: 'course-covers', file: c.req.param('file') }, c.req.raw),
	)
	app.get('/dev/outbox', (c, next) => (c.env.OUTBOX ? outbox(c.env.OUTBOX, c.req.raw) : next()))

	app.on(['GET', 'HEAD', 'POST'], '*', async (c) => {
		const proper = properAddress(c.req.raw)
		if (proper !== undefined) return c.redirect(proper)
		const request = forPages(c.req.raw)
		const response = await handlePage(request, c.var.context)
		// Pages are personal; shared caches must not store them.
		if (!response.headers.has('cache-control')) {
			const uncached = new Response(response.body, response)
			uncached.headers.set('cache-control', cacheControlOf(c.req.path))
			return uncached
		}
		return response
	})

	// Remix would log the others as failures.
	app.all('*', (c) => c.body(null, 405, { allow: 'GET, HEAD, POST' }))

	app.onError((error, c) => {
		logFailure(error)
		return c.text(`${errorText('page.failed')}\n`, 500)
	})

	return app
}

/** Pages that show other people, or one's own account: the browser keeps no copy of them. */
const withoutCopy = /^\/(admin|settings)(\/|\.data$|$)/i

/** Cache-Control of pages and their data. They are personal, so shared caches store none of them. */
function cacheControlOf(path: string): string {
	return withoutCopy.test(path) ? 'private, no-store' : 'private, no-cache'
}

/**
 * A request as Remix should see it. The texts of its address come in through the door. Remix compares
 * X-Forwarded-Host with Origin and fails loudly where a proxy sets another host; cross-site.ts has checked
 * the origin already. Its old `_data` parameter is asked for by no page of ours and would fill the log.
 */
function forPages(request: Request): Request {
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
function properAddress({ url, method }: Request): string | undefined {
	const isPage = method !== 'POST' && !new URL(url).pathname.endsWith('.data')
	const proper = isPage ? incomingAddress(url) : undefined
	return proper && proper.pathname + proper.search
}
