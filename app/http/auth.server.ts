/**
 * better-auth on our tables: it checks passwords, codes and passkeys, and begins sessions. Its
 * routes are not mounted, since every way in has limits and sentences of ours: our actions call `auth.api`.
 * Reading a session is one query of ours, see `session.server.ts`.
 *
 * It is large: only requests that sign somebody in, or change how somebody signs in, load it.
 */
import { passkey } from '@better-auth/passkey'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { and, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { logFailure } from '#app/db/log.ts'
import {
	credentials,
	passkeys,
	pushSubscriptions,
	sessions,
	twoFactors,
	userProfiles,
	verifications,
} from '#app/db/schema/index.ts'
import { maxPasswordLength, needsLongPassword } from '#app/domain/accounts/password.ts'
import { newRecoveryCodes, storedCodes } from '#app/domain/accounts/second-factor/recovery-code.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { cookieOptions, cookiePrefix, sessionSeconds } from './session.server.ts'

/** More sessions of an account end the oldest. */
const mostSessions = 50

type Given = {
	db: Db
	site: { name: string; url: string }
	secret: string
	networkAddress: string
	/** Remembers that this browser was signed in to the account; the browser's id. */
	rememberDevice: (email: string) => Promise<string>
	/** The session that the browser had until now. */
	sessionToken: () => Promise<string | undefined>
	/** Hears of the session that it has from now on. */
	onSession: (token: string) => void
	/** The account whose password was typed in this browser, while its second step is waited for. */
	waitingPerson: () => Promise<string | undefined>
}

export function makeAuth({ db, site, secret, networkAddress, ...browser }: Given) {
	/** Only an approved account gets a session, and an editor's only with a long password. */
	async function personToEnter(userId: string) {
		const [person] = await db
			.select({
				email: userProfiles.email,
				status: userProfiles.status,
				level: userProfiles.level,
				hasLongPassword: userProfiles.hasLongPassword,
				twoFactorEnabled: userProfiles.twoFactorEnabled,
			})
			.from(userProfiles)
			.where(eq(userProfiles.id, userId))
		const refusal = person ? refusalOf(person) : 'disabled'
		if (!person || refusal) throw new APIError('FORBIDDEN', { code: refusal })
		return person
	}

	/**
	 * The account's earlier session on the same device ends, and so does whichever the browser had. If this person's
	 * reminders were shown there, they still are.
	 */
	async function endFormerSessions({ userId, token, deviceId }: Begun): Promise<void> {
		const own = eq(sessions.userId, userId)
		const before = (await browser.sessionToken()) ?? ''
		const newest = db
			.select({ id: sessions.id })
			.from(sessions)
			.where(own)
			.orderBy(desc(sessions.updatedAt))
			.limit(mostSessions)
		const isFormer = or(and(own, eq(sessions.deviceId, deviceId)), eq(sessions.token, before))
		const begun = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token))
		const shownHere = db
			.select({ id: pushSubscriptions.sessionId })
			.from(pushSubscriptions)
			.innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
			.where(and(own, ne(sessions.token, token), isFormer))
			.orderBy(desc(pushSubscriptions.createdAt))
			.limit(1)
		await db.batch([
			db
				.update(pushSubscriptions)
				.set({ sessionId: sql`${begun}` })
				.where(inArray(pushSubscriptions.sessionId, shownHere)),
			db.delete(sessions).where(and(ne(sessions.token, token), isFormer)),
			db.delete(sessions).where(and(own, notInArray(sessions.id, newest))),
		])
	}

	return betterAuth({
		appName: site.name,
		baseURL: site.url,
		secret,
		database: drizzleAdapter(db, {
			provider: 'sqlite',
			schema: { userProfiles, sessions, credentials, verifications, twoFactors, passkeys },
		}),
		user: { modelName: 'userProfiles', fields: { name: 'displayName' } },
		session: {
			modelName: 'sessions',
			additionalFields: { deviceId: { type: 'string', required: false, input: false } },
			expiresIn: sessionSeconds,
			// `session.server.ts` notes the use of a session, and how old it may become.
			disableSessionRefresh: true,
			// What a thief would like to do asks for the password, however new the session is.
			freshAge: 0,
		},
		account: { modelName: 'credentials' },
		verification: { modelName: 'verifications' },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: 1,
			maxPasswordLength,
		},
		databaseHooks: {
			session: {
				create: {
					async before(session, context) {
						const person = await personToEnter(session.userId)
						// The plugin ends this session at once, and asks for the second step; see `signIn`.
						if (context?.path === '/sign-in/email' && person.twoFactorEnabled) return
						const deviceId = await browser.rememberDevice(person.email)
						// Longer ones are of no browser.
						const userAgent = session.userAgent?.slice(0, 500) || null
						return { data: { ...session, deviceId, userAgent, ipAddress: networkAddress } }
					},
					async after(session) {
						if (!isBegun(session)) return
						await endFormerSessions(session)
						browser.onSession(session.token)
					},
				},
			},
		},
		plugins: [
			twoFactor({
				twoFactorTable: 'twoFactors',
				// Wrong codes are counted by network too, so that nobody locks an owner out: `attempt-limit.ts`.
				accountLockout: { enabled: false },
				backupCodeOptions: {
					customBackupCodesGenerate: newRecoveryCodes,
					// What is left after a use is hashes already. Codes that the plugin makes are never shown.
					storeBackupCodes: {
						encrypt: async (codes) => storedCodes('', JSON.parse(codes)),
						decrypt: async (stored) => stored,
					},
				},
			}),
			passkey({
				rpName: site.name,
				rpID: new URL(site.url).hostname,
				origin: new URL(site.url).origin,
				advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
				schema: { passkey: { modelName: 'passkeys' } },
				authentication: {
					async afterVerification({ verification, clientData }) {
						const isKey = eq(passkeys.credentialID, clientData.id)
						const { userVerified } = verification.authenticationInfo
						// A key that anybody may use who finds it is only half of the proof; the password is the other.
						const waiting = userVerified ? undefined : ((await browser.waitingPerson()) ?? '')
						const isAllowed =
							waiting === undefined ? isKey : and(isKey, eq(passkeys.userId, waiting))
						const used = await db
							.update(passkeys)
							.set({ lastUsedAt: new Date() })
							.where(isAllowed)
							.returning({ id: passkeys.id })
						if (used.length === 0) throw new APIError('UNAUTHORIZED', { code: 'UNVERIFIED' })
					},
				},
			}),
		],
		advanced: {
			cookiePrefix: cookiePrefix(site.url),
			useSecureCookies: false,
			defaultCookieAttributes: cookieOptions(site.url),
			database: { generateId: newId },
		},
		logger: {
			// What a database says has a cause. Wrong passwords and signatures are noted elsewhere.
			log(_, __, ...details) {
				for (const detail of details) {
					if (detail instanceof Error && detail.cause) logFailure(detail)
				}
			},
		},
		telemetry: { enabled: false },
	})
}

type Begun = { userId: string; token: string; deviceId: string }

function isBegun(session: { userId: string; token: string }): session is Begun {
	return 'deviceId' in session && typeof session.deviceId === 'string'
}

type Standing = { status: number; level: number; hasLongPassword: boolean }

/** Why somebody who has proved who they are may not sign in. */
export type EntryRefusal = 'pending' | 'rejected' | 'disabled' | 'short-password'

function refusalOf({ status, level, hasLongPassword }: Standing): EntryRefusal | undefined {
	switch (status) {
		case accountStatuses.pending:
			return 'pending'
		case accountStatuses.rejected:
			return 'rejected'
		case accountStatuses.normal:
			return needsLongPassword(level) && !hasLongPassword ? 'short-password' : undefined
		default:
			return 'disabled'
	}
}
