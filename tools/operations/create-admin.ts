import { createInterface } from 'node:readline'
import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json'
import { hashPassword } from 'better-auth/crypto'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { newId } from '#app/db/columns.ts'
import { recordChange } from '#app/db/record-change.ts'
import { credentials, userProfiles } from '#app/db/schema/index.ts'
import { maxPasswordLength, minPasswordLengthAt } from '#app/domain/accounts/password.ts'
import { accountStatuses, adminLevel } from '#app/domain/accounts/user.ts'
import { errorText } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { weaknessOf } from '#app/http/password-strength.server.ts'
import type { SeedDb } from '#app/seed/seed.ts'
import { withDatabase } from '#tools/platform.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'

/** The actor in the audit log: running this command takes no account. */
const operator = { id: 'operator', email: 'operator' }

/**
 * `npm run admin:create -- EMAIL [NAME]`: creates the first administrator in the database that
 * LIBSQL_URL names. An existing account is promoted; a password of less than twelve characters is
 * changed at the next sign-in.
 */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const [address, ...name] = args
		const email = address?.trim().toLowerCase() ?? ''
		if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
			throw new StopReason('Usage: npm run admin:create -- EMAIL [NAME]')
		}
		await withDatabase(sayAloud, async (db) => {
			const isPromoted = await promote(db, { email, now: new Date() })
			if (!isPromoted) {
				const password = process.env.ADMIN_PASSWORD ?? (await askPassword())
				await createAdmin(db, { email, displayName: name.join(' ') || email, password })
			}
			console.log(
				isPromoted ? `${email} is now an administrator.` : `Created the administrator ${email}.`,
			)
		})
	})
}

/** Returns false if there is no such account. */
export async function promote(
	db: SeedDb,
	{ email, now }: { email: string; now: Date },
): Promise<boolean> {
	const [account] = await db.select().from(userProfiles).where(eq(userProfiles.email, email))
	if (!account) return false
	const { id, level, status } = account
	const admin = { level: adminLevel, status: accountStatuses.normal }
	await db.batch([
		recordChange(db, {
			actor: operator,
			action: 'account.set-level',
			objectType: 'person',
			objectId: id,
			before: { level, status },
			after: admin,
			at: now,
		}),
		db
			.update(userProfiles)
			.set({ ...admin, version: sql`${userProfiles.version} + 1`, updatedAt: now })
			.where(
				and(
					eq(userProfiles.id, id),
					or(ne(userProfiles.level, admin.level), ne(userProfiles.status, admin.status)),
				),
			),
	])
	return true
}

export async function createAdmin(
	db: SeedDb,
	{ email, displayName, password }: { email: string; displayName: string; password: string },
): Promise<void> {
	const least = minPasswordLengthAt(adminLevel)
	if (password.length < least) throw new StopReason(errorText('password.too-short', { least }))
	if (password.length > maxPasswordLength) {
		throw new StopReason(errorText('password.too-long', { most: maxPasswordLength }))
	}
	const weakness = weaknessOf(password, { email, displayName }, new Set(commonPasswords))
	if (weakness) throw new StopReason(problemText(weakness))
	const id = newId()
	await db.batch([
		db.insert(userProfiles).values({
			id,
			email,
			displayName,
			emailVerified: true,
			hasLongPassword: true,
			level: adminLevel,
			status: accountStatuses.normal,
		}),
		db.insert(credentials).values({
			userId: id,
			accountId: id,
			providerId: 'credential',
			password: await hashPassword(password),
		}),
	])
}

/** Reads a password without echo, or the first line of standard input if it is no terminal. */
function askPassword(): Promise<string> {
	process.stdout.write('Password (12 characters or more): ')
	const { stdin } = process
	const lines = createInterface({ input: stdin, terminal: stdin.isTTY })
	return new Promise((done) => {
		lines.once('line', (line) => {
			lines.close()
			process.stdout.write('\n')
			done(line)
		})
	})
}
