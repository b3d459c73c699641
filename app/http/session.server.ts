/** Sessions: one signed cookie, one query for session and profile together. */
import { and, eq, gt } from 'drizzle-orm'
import { parseSigned } from 'hono/utils/cookie'
import type { Db } from '#app/db/client.server.ts'
import { importedEditions } from '#app/db/imported-editions.ts'
import { sessions, userProfiles } from '#app/db/schema/index.ts'
import { needsLongPassword } from '#app/domain/accounts/password.ts'
import { accountStatuses, type User } from '#app/domain/accounts/user.ts'
import { editionFor } from '#app/domain/hsk/edition.ts'

const cookiePrefix = 'hanlu'

/** A session expires this long after its last day of use. */
export const sessionSeconds = 60 * 60 * 24 * 30
export const sessionRenewalSeconds = 60 * 60 * 24

type SessionOwner =
	| { kind: 'user'; user: User; needsRenewal: boolean }
	| { kind: 'refused'; userId: string }
	| { kind: 'nobody' }

export function sessionCookieName(siteUrl: string): string {
	return hostCookieName('session_token', siteUrl)
}

/** `__Host-`: no other host of the same domain can set such a cookie. Browsers demand https for it. */
export function hostCookieName(name: string, siteUrl: string): string {
	return `${siteUrl.startsWith('https:') ? '__Host-' : ''}${cookiePrefix}.${name}`
}

/** A Set-Cookie header that makes the browser forget the session. */
export function forgetSessionCookie(siteUrl: string): string {
	const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
	return `${sessionCookieName(siteUrl)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}

/** The session token of the request, if its signature is valid. */
export async function readSessionToken(
	request: Request,
	{ siteUrl, secret }: { siteUrl: string; secret: string },
): Promise<string | undefined> {
	const cookie = request.headers.get('cookie')
	if (!cookie) return undefined
	const name = sessionCookieName(siteUrl)
	const signed = await parseSigned(cookie, secret, name)
	return signed[name] || undefined
}

export async function findSessionOwner(db: Db, token: string, now: Date): Promise<SessionOwner> {
	const [row] = await db
		.select({
			renewedAt: sessions.updatedAt,
			status: userProfiles.status,
			hasLongPassword: userProfiles.hasLongPassword,
			editions: { chosen: userProfiles.hskEdition, imported: importedEditions },
			user: {
				id: userProfiles.id,
				displayName: userProfiles.displayName,
				email: userProfiles.email,
				langLevel: userProfiles.langLevel,
				country: userProfiles.country,
				level: userProfiles.level,
			},
		})
		.from(sessions)
		.innerJoin(userProfiles, eq(userProfiles.id, sessions.userId))
		.where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
	if (!row) return { kind: 'nobody' }
	// A person promoted with a short password signs in again, and is asked for a longer one there.
	const isTooShort = needsLongPassword(row.user.level) && !row.hasLongPassword
	if (row.status !== accountStatuses.normal || isTooShort) {
		return { kind: 'refused', userId: row.user.id }
	}
	const age = now.getTime() - row.renewedAt.getTime()
	const { chosen, imported } = row.editions
	const user = { ...row.user, hskEdition: editionFor(chosen, imported) }
	return { kind: 'user', user, needsRenewal: age > sessionRenewalSeconds * 1000 }
}

export async function endSession(db: Db, token: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.token, token))
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.userId, userId))
}
