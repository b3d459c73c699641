/**
 * A sign-in that waits for its second step: the right password was typed, and a cookie of better-auth's
 * plugin says so for ten minutes. A new password ends it.
 */
import { eq } from 'drizzle-orm'
import { parseSigned } from 'hono/utils/cookie'
import type { Db } from '#app/db/client.server.ts'
import { verifications } from '#app/db/schema/index.ts'
import { findOwner } from './mailed-link.server.ts'
import { forgetCookie, hostCookieName } from './session.server.ts'

type Asked = { request: Pick<Request, 'headers'>; siteUrl: string; secret: string; now: Date }

/** The account that waits in this browser, and its token. */
export async function findWaiting(db: Db, { request, siteUrl, secret, now }: Asked) {
	const name = hostCookieName('two_factor', siteUrl)
	const signed = await parseSigned(request.headers.get('cookie') ?? '', secret, name)
	const token = signed[name]
	if (!token) return undefined
	const owner = await findOwner(db, { identifier: token, now })
	return owner && { ...owner, token }
}

/** Ends the wait; returns a Set-Cookie header. */
export async function endWaiting(
	db: Db,
	{ token, siteUrl }: { token: string; siteUrl: string },
): Promise<string> {
	await db.delete(verifications).where(eq(verifications.identifier, token))
	return forgetCookie(hostCookieName('two_factor', siteUrl), siteUrl)
}
