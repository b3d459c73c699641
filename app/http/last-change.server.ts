/** Remembers in the browser which change its next pages must know, see app/db/nearest-database.server.ts. */
import { parse, serialize } from 'hono/utils/cookie'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import { openNearest } from '#app/db/nearest-database.server.ts'
import type { Bindings } from './bindings.ts'
import { cookieOptions, forgetCookie, hostCookieName } from './session.server.ts'

/** A copy that lags longer than this is broken. */
const rememberedSeconds = 60 * 60

type Connection = {
	db: Db
	/** The Set-Cookie header for the answer, if there is something to remember or to forget. */
	changeCookie: () => string | undefined
}

/** The database of one request: the nearest copy if there is one, and the page is only read. */
export function databaseFor(request: Request, env: Bindings): Connection {
	const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, LIBSQL_COPY_URL: copyUrl } = env
	if (!copyUrl) return { db: openDatabase({ url, authToken }), changeCookie: () => undefined }
	const name = hostCookieName('change', env.SITE_URL)
	const isReading = ['GET', 'HEAD'].includes(request.method)
	const after = readChange(request, name)
	const nearest = openNearest({ primary: { url, authToken }, copyUrl, isReading, after })
	return {
		db: nearest.db,
		changeCookie() {
			const change = nearest.newestChange()
			if (change !== undefined) {
				const options = { ...cookieOptions(env.SITE_URL), maxAge: rememberedSeconds }
				return serialize(name, String(change), options)
			}
			return nearest.isKnown() ? forgetCookie(name, env.SITE_URL) : undefined
		},
	}
}

function readChange(request: Request, name: string): number | undefined {
	const written = parse(request.headers.get('cookie') ?? '', name)[name]
	return written && /^\d{1,15}$/.test(written) ? Number(written) : undefined
}
