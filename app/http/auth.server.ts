/**
 * Passwords, sessions and reset links, by better-auth on our own tables. Its HTTP routes are not
 * mounted: our actions call `auth.api`, so that every way in passes our limits and our texts.
 */
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, isAPIError } from 'better-auth/api'
import { hashPassword } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { credentials, sessions, userProfiles, verifications } from '#app/db/schema/index.ts'
import { maxPasswordLength, minPasswordLength } from '#app/domain/accounts/password.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { cookiePrefix, sessionRenewalSeconds, sessionSeconds } from './session.server.ts'

type Arguments = {
	db: Db
	site: { name: string; url: string }
	secret: string
}

/** How long a reset link may be used. */
export const resetLinkSeconds = 60 * 60

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
			// Applications are written by our own command, profile and password in one transaction.
			disableSignUp: true,
			minPasswordLength,
			maxPasswordLength,
			revokeSessionsOnPasswordReset: true,
			password: {
				// At sign-in better-auth hashes only for an address it does not know, after one question
				// less to the database. Asking it here makes both kinds of address take the same time.
				async hash(password) {
					await db
						.select({ id: credentials.id })
						.from(credentials)
						.where(eq(credentials.userId, ''))
					return hashPassword(password)
				},
			},
		},
		// A leaked copy of the database holds no usable link.
		verification: { storeIdentifier: 'hashed' },
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
			cookiePrefix,
			ipAddress: { ipAddressHeaders: ['cf-connecting-ip'] },
			database: { generateId: newId },
		},
		telemetry: { enabled: false },
		// Who mistyped what is not for the log.
		logger: { level: 'error' },
		databaseHooks: {
			session: {
				create: {
					// Only after the right password does a person learn where their application stands.
					before: async ({ userId }) => {
						const [row] = await db
							.select({ status: userProfiles.status })
							.from(userProfiles)
							.where(eq(userProfiles.id, userId))
						if (row?.status !== accountStatuses.normal) {
							throw new APIError('FORBIDDEN', { code: `ACCOUNT_STATUS_${row?.status}` })
						}
					},
				},
			},
		},
	})
}

export type Auth = ReturnType<typeof createAuth>

/** Why better-auth refused; undefined for any other failure. `instanceof` misses some of its errors. */
export function refusalCode(error: unknown): string | undefined {
	return isAPIError(error) ? error.body?.code : undefined
}

export function hashNewPassword(password: string): Promise<string> {
	return hashPassword(password)
}
