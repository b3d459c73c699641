/**
 * A session from the database, for tests about something else. Signing in with a password costs a tenth
 * of a second, as checking one must.
 */
import { serializeSigned } from 'hono/utils/cookie'
import type { Db } from '#app/db/client.server.ts'
import { sessions } from '#app/db/schema/index.ts'
import { cookieOptions, sessionCookieName, sessionSeconds } from '#app/http/session.server.ts'

export const siteUrl = 'http://localhost'

/** Signs the cookies of a platform without a server. */
export const siteSecret = 'a-secret-of-thirty-two-characters'

/** The Cookie header of a new session. */
export async function sessionOf(
	db: Db,
	userId: string,
	{ url, secret } = { url: siteUrl, secret: siteSecret },
): Promise<string> {
	const token = crypto.randomUUID()
	const expiresAt = new Date(Date.now() + sessionSeconds * 1000)
	await db.insert(sessions).values({ userId, token, expiresAt, deviceId: token })
	const name = sessionCookieName(url)
	const cookie = await serializeSigned(name, token, secret, cookieOptions(url))
	return cookie.split(';')[0] ?? ''
}
