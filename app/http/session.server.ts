/**
 * Reading a session: one signed cookie, one query for session and profile together, so that a page takes two
 * round trips. better-auth begins and ends sessions (`auth.server.ts`); its own reading takes three queries.
 */
import { and, eq, gt, ne, type SQL } from 'drizzle-orm'
import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie'
import type { Db } from '#app/db/client.server.ts'
import { importedEditions } from '#app/db/imported-editions.ts'
import { sessions, userProfiles } from '#app/db/schema/index.ts'
import { needsLongPassword } from '#app/domain/accounts/password.ts'
import { accountStatuses, type User } from '#app/domain/accounts/user.ts'
import { editionFor } from '#app/domain/hsk/edition.ts'

const daySeconds = 60 * 60 * 24

/** A session expires this long after its last use, */
export const sessionSeconds = 30 * daySeconds
/** and this long after its sign-in, however much it was used. */
const longestSessionSeconds = 90 * daySeconds

/** Its last use is noted once in this time. */
const renewalSeconds = 60 * 60

type SessionOwner =
	| { kind: 'user'; user: User; hasSecondFactor: boolean; signedInAt: Date; needsRenewal: boolean }
	| { kind: 'refused'; userId: string }
	| { kind: 'nobody' }

export function sessionCookieName(siteUrl: string): string {
	return hostCookieName('session_token', siteUrl)
}

export function hostCookieName(name: string, siteUrl: string): string {
	return `${cookiePrefix(siteUrl)}.${name}`
}

/** `__Host-`: no other host of the same domain can set such a cookie. Browsers demand https for it. */
export function cookiePrefix(siteUrl: string): string {
	return siteUrl.startsWith('https:') ? '__Host-hanlu' : 'hanlu'
}

/** A Set-Cookie header that makes the browser forget the session. */
export function forgetSessionCookie(siteUrl: string): string {
	return forgetCookie(sessionCookieName(siteUrl), siteUrl)
}

export function forgetCookie(name: string, siteUrl: string): string {
	return serialize(name, '', { ...cookieOptions(siteUrl), maxAge: 0 })
}

/** The session token of the request, if its signature is valid. */
export async function readSessionToken(
	request: Request,
	{ siteUrl, secret }: Cookies,
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
			signedInAt: sessions.createdAt,
			renewedAt: sessions.updatedAt,
			status: userProfiles.status,
			hasLongPassword: userProfiles.hasLongPassword,
			hasSecondFactor: userProfiles.twoFactorEnabled,
			display: {
				script: userProfiles.script,
				notation: userProfiles.notation,
				toneScheme: userProfiles.toneScheme,
				spokenTones: userProfiles.spokenTones,
			},
			editions: { chosen: userProfiles.hskEdition, imported: importedEditions },
			user: {
				id: userProfiles.id,
				displayName: userProfiles.displayName,
				email: userProfiles.email,
				langLevel: userProfiles.langLevel,
				country: userProfiles.country,
				level: userProfiles.level,
				showsCoarse: userProfiles.showsCoarse,
			},
		})
		.from(sessions)
		.innerJoin(userProfiles, eq(userProfiles.id, sessions.userId))
		.where(
			and(
				eq(sessions.token, token),
				gt(sessions.expiresAt, now),
				gt(sessions.createdAt, secondsAfter(now, -longestSessionSeconds)),
			),
		)
	if (!row) return { kind: 'nobody' }
	// A person promoted with a short password signs in again, and is asked for a longer one there.
	const isTooShort = needsLongPassword(row.user.level) && !row.hasLongPassword
	if (row.status !== accountStatuses.normal || isTooShort) {
		return { kind: 'refused', userId: row.user.id }
	}
	const age = now.getTime() - row.renewedAt.getTime()
	const { chosen, imported } = row.editions
	const { display } = row
	const user = { ...row.user, display, hskEdition: editionFor(chosen, imported) }
	const { signedInAt } = row
	const needsRenewal = age > renewalSeconds * 1000
	return { kind: 'user', user, hasSecondFactor: row.hasSecondFactor, signedInAt, needsRenewal }
}

type Cookies = { siteUrl: string; secret: string }

type Renewal = { token: string; signedInAt: Date; now: Date }

/** Notes the use of a session; its Set-Cookie header is there before the database has it. */
export async function renewSession(
	db: Db,
	{ token, signedInAt, now }: Renewal,
	cookies: Cookies,
): Promise<{ cookie: string; isNoted: Promise<unknown> }> {
	const last = secondsAfter(signedInAt, longestSessionSeconds)
	const expiresAt = new Date(Math.min(+secondsAfter(now, sessionSeconds), +last))
	const isNoted = db
		.update(sessions)
		.set({ expiresAt, updatedAt: now })
		.where(eq(sessions.token, token))
		.execute()
	const seconds = Math.floor((+expiresAt - +now) / 1000)
	return { cookie: await sessionCookie(token, { ...cookies, seconds }), isNoted }
}

function sessionCookie(
	token: string,
	{ siteUrl, secret, seconds }: Cookies & { seconds: number },
): Promise<string> {
	return serializeSigned(sessionCookieName(siteUrl), token, secret, {
		...cookieOptions(siteUrl),
		maxAge: seconds,
	})
}

/** Only our server reads such a cookie. */
export function cookieOptions(siteUrl: string) {
	const secure = siteUrl.startsWith('https:')
	return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
}

function secondsAfter(then: Date, seconds: number): Date {
	return new Date(+then + seconds * 1000)
}

/** One statement of ours: better-auth's own says that it signed somebody out where the database failed. */
export async function endSession(db: Db, token: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.token, token))
}

/** Ends all sessions of the account but the one that asks. */
export function endOtherSessions(
	db: Db,
	{ userId, token, isToEnd }: { userId: string; token: string; isToEnd?: SQL },
) {
	const isOther = and(eq(sessions.userId, userId), ne(sessions.token, token))
	return db.delete(sessions).where(and(isOther, isToEnd))
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.userId, userId))
}
