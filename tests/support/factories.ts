/** Rows for tests, with defaults for everything else. */
import { hashPassword } from 'better-auth/crypto'
import type { Db } from '#app/db/client.server.ts'
import { credentials, userProfiles } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'

type Account = Partial<typeof userProfiles.$inferInsert> & { password?: string }

export const password = 'learn-chinese'

const hashes = new Map<string, Promise<string>>()

/** Hashing is slow on purpose, so all accounts share one hash. */
function hashOf(typed: string): Promise<string> {
	const known = hashes.get(typed) ?? hashPassword(typed)
	hashes.set(typed, known)
	return known
}

/** An account that can sign in by default. */
export async function makeAccount(db: Db, account: Account = {}): Promise<string> {
	const { password: typed = password, ...profile } = account
	const id = profile.id ?? crypto.randomUUID()
	await db.batch([
		db.insert(userProfiles).values({
			displayName: '王小美',
			email: 'xiaomei@example.com',
			status: accountStatuses.normal,
			country: 'CN',
			emailVerified: true,
			hasLongPassword: isLongPassword(typed),
			...profile,
			id,
		}),
		db.insert(credentials).values({
			userId: id,
			accountId: id,
			providerId: 'credential',
			password: await hashOf(typed),
		}),
	])
	return id
}

/** Shen Lan, an administrator. */
export function makeAdmin(db: Db, account: Account = {}): Promise<string> {
	return makeAccount(db, { displayName: '沈岚', level: 99, ...account })
}

/** The columns of a passkey that no device has. */
export function anyPasskey() {
	const credentialID = crypto.randomUUID()
	return { credentialID, publicKey: '', counter: 0, deviceType: 'singleDevice', backedUp: false }
}
