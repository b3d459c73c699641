/**
 * The web worker around Remix. Every request passes through here, so that security headers, the
 * cross-site check and error handling are the same for pages, media and APIs.
 */
import { Hono } from 'hono'
import { logFailure } from '#app/db/log.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Bindings } from '#app/http/bindings.ts'
import { getLoadContext, type LoadContext } from '#app/http/load-context.server.ts'
import { newNonce, setSecurityHeaders } from '#app/http/security-headers.server.ts'
import { serveCover } from './covers.ts'
import { isCrossSite } from './cross-site.ts'
import { forPages, properAddress } from './for-pages.ts'
import { cachedHealth } from './health.ts'
import { outbox } from './outbox.ts'
import { cacheControlOf } from './page-cache.ts'
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
