/**
 * Sessions and the passwords that open them, by better-auth on our own tables. Its HTTP routes are not
 * mounted; our actions call `auth.api`, so that rate limits and error texts are always ours.
 */
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, isAPIError } from 'better-auth/api'
import { hashPassword } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { credentials, sessions, userProfiles, verifications } from '#app/db/schema/index.ts'
import { isLongPassword, needsLongPassword } from '#app/domain/accounts/password.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { sessionCookieName, sessionRenewalSeconds, sessionSeconds } from './session.server.ts'

type Arguments = {
	db: Db
	site: { name: string; url: string }
	secret: string
}

export function createAuth({ db, site, secret }: Arguments) {
	return betterAuth({
		baseURL: site.url,
		secret,
		database: drizzleAdapter(db, {
			provider: 'sqlite',
			schema: {
				user: userProfiles,
				session: sessions,
				account: credentials,
				verification: verifications,
			},
		}),
		emailAndPassword: {
			enabled: true,
			// Registration is our own command: profile and password in one transaction.
			disableSignUp: true,
			password: {
				// For an unknown address, sign-in hashes but makes one query less. This query makes known
				// and unknown addresses take the same time.
				async hash(password) {
					await db
						.select({ id: credentials.id })
						.from(credentials)
						.where(eq(credentials.userId, ''))
					return hashPassword(password)
				},
			},
		},
		user: {
			fields: { name: 'displayName' },
			additionalFields: {
				country: { type: 'string', required: false },
				langLevel: { type: 'string', required: false },
				level: { type: 'number', required: false, input: false, defaultValue: 1 },
				status: {
					type: 'number',
					required: false,
					input: false,
					defaultValue: accountStatuses.pending,
				},
			},
		},
		session: { expiresIn: sessionSeconds, updateAge: sessionRenewalSeconds },
		advanced: {
			// Our name has a stricter prefix than better-auth's own.
			useSecureCookies: false,
			cookies: { session_token: { name: sessionCookieName(site.url) } },
			defaultCookieAttributes: { secure: site.url.startsWith('https:') },
			ipAddress: { ipAddressHeaders: ['cf-connecting-ip'] },
			database: { generateId: newId },
		},
		telemetry: { enabled: false },
		// Keeps failed sign-ins out of the log.
		logger: { level: 'error' },
		databaseHooks: {
			session: {
				create: {
					// The status of an application is revealed only after the right password.
					before: async ({ userId }, signIn) => {
						const [row] = await db
							.select({
								status: userProfiles.status,
								level: userProfiles.level,
								hasLongPassword: userProfiles.hasLongPassword,
							})
							.from(userProfiles)
							.where(eq(userProfiles.id, userId))
						if (row?.status !== accountStatuses.normal) {
							throw new APIError('FORBIDDEN', { code: `ACCOUNT_STATUS_${row?.status}` })
						}
						if (row.hasLongPassword || !needsLongPassword(row.level)) return
						// Passwords set before the account remembered their length are measured here.
						if (!isLongPassword(typedPassword(signIn?.body))) {
							throw new APIError('FORBIDDEN', { code: passwordTooShort })
						}
						await db
							.update(userProfiles)
							.set({ hasLongPassword: true })
							.where(eq(userProfiles.id, userId))
					},
				},
			},
		},
	})
}

/** The refusal of a right password that is too short for the account's level. */
export const passwordTooShort = 'PASSWORD_TOO_SHORT'

/** The password of a sign-in, which has been found right by then. */
function typedPassword(body: unknown): string {
	if (typeof body !== 'object' || body === null || !('password' in body)) return ''
	return typeof body.password === 'string' ? body.password : ''
}

export type Auth = ReturnType<typeof createAuth>

/** The code of a better-auth error; undefined for others. `instanceof` misses some of them. */
export function refusalCode(error: unknown): string | undefined {
	return isAPIError(error) ? error.body?.code : undefined
}

export function hashNewPassword(password: string): Promise<string> {
	return hashPassword(password)
}
