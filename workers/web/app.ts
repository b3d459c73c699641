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
import { health } from './health.ts'
import { outbox } from './outbox.ts'

type HandlePage = (request: Request, context: LoadContext) => Promise<Response>

type Options = { handlePage: HandlePage; development?: boolean }

export function createWebApp({ handlePage, development = false }: Options) {
	const app = new Hono<{ Bindings: Bindings; Variables: { context: LoadContext } }>()

	app.use(async (c, next) => {
		const nonce = newNonce()
		const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
		c.set('context', getLoadContext({ env: c.env, request: c.req.raw, waitUntil, nonce }))
		if (isCrossSite(c.req.raw)) {
			c.res = c.json(
				{ error: { code: 'request.cross-site', text: errorText('request.cross-site') } },
				403,
			)
		} else {
			await next()
		}
		// Responses from storage and other workers may have immutable headers.
		c.res = new Response(c.res.body, c.res)
		setSecurityHeaders(c.res.headers, { nonce, development })
		for (const [name, value] of c.var.context.responseHeaders) c.res.headers.append(name, value)
	})

	app.get('/healthz', (c) => health(c.var.context))
	app.get('/media/covers/:file', (c) =>
		serveCover(c.env.MEDIA, { folder: 'covers', file: c.req.param('file') }, c.req.raw),
	)
	app.get('/media/course-covers/:file', (c) =>
		serveCover(c.env.MEDIA, { folder: 'course-covers', file: c.req.param('file') }, c.req.raw),
	)
	app.get('/dev/outbox', (c, next) => (c.env.OUTBOX ? outbox(c.env.OUTBOX, c.req.raw) : next()))

	app.all('*', async (c) => {
		const response = await handlePage(c.req.raw, c.var.context)
		// Pages are personal; shared caches must not store them.
		if (!response.headers.has('cache-control')) {
			const uncached = new Response(response.body, response)
			uncached.headers.set('cache-control', 'private, no-cache')
			return uncached
		}
		return response
	})

	app.onError((error, c) => {
		logFailure(error)
		return c.text(`${errorText('page.failed')}\n`, 500)
	})

	return app
}
