/** Sessions: one signed cookie, one query for session and profile together. */
import { and, desc, eq, gt, ne, notInArray, or } from 'drizzle-orm'
import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { hasSecondFactor } from '#app/db/has-second-factor.ts'
import { importedEditions } from '#app/db/imported-editions.ts'
import { sessions, userProfiles } from '#app/db/schema/index.ts'
import { needsLongPassword } from '#app/domain/accounts/password.ts'
import { accountStatuses, type User } from '#app/domain/accounts/user.ts'
import { editionFor } from '#app/domain/hsk/edition.ts'

const cookiePrefix = 'hanlu'

const daySeconds = 60 * 60 * 24

/** A session expires this long after its last use, */
export const sessionSeconds = 30 * daySeconds
/** and this long after its sign-in, however much it was used. */
const longestSessionSeconds = 90 * daySeconds

/** Its last use is noted once in this time. */
const renewalSeconds = 60 * 60

/** More sessions of an account end the oldest. */
const mostSessions = 50

type SessionOwner =
	| { kind: 'user'; user: User; hasSecondFactor: boolean; signedInAt: Date; needsRenewal: boolean }
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
			hasSecondFactor,
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

type Entry = {
	userId: string
	/** The browser, and the session that it had until now. */
	device: string
	before: string | undefined
	request: Pick<Request, 'headers'>
	networkAddress: string
	now: Date
}

/**
 * Starts a session and returns its Set-Cookie header. The account's earlier session on the same device
 * ends, and so does whichever session the browser had.
 */
export async function startSession(db: Db, entry: Entry, cookies: Cookies): Promise<string> {
	const { userId, device, before, request, networkAddress, now } = entry
	const token = `${newId()}${newId()}`.replaceAll('-', '')
	const own = eq(sessions.userId, userId)
	const newest = db
		.select({ id: sessions.id })
		.from(sessions)
		.where(own)
		.orderBy(desc(sessions.updatedAt))
		.limit(mostSessions)
	await db.batch([
		db
			.delete(sessions)
			.where(or(and(own, eq(sessions.deviceId, device)), eq(sessions.token, before ?? ''))),
		db.insert(sessions).values({
			userId,
			token,
			deviceId: device,
			expiresAt: secondsAfter(now, sessionSeconds),
			ipAddress: networkAddress,
			// Longer ones are of no browser.
			userAgent: request.headers.get('user-agent')?.slice(0, 500) ?? null,
			createdAt: now,
			updatedAt: now,
		}),
		db.delete(sessions).where(and(own, notInArray(sessions.id, newest))),
	])
	return sessionCookie(token, { ...cookies, seconds: sessionSeconds })
}

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

export async function endSession(db: Db, token: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.token, token))
}

/** Ends all sessions of the account but the one that asks. */
export function endOtherSessions(db: Db, { userId, token }: { userId: string; token: string }) {
	return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)))
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.userId, userId))
}
