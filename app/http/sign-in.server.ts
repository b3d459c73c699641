/** Checks email and password. Known and unknown addresses take one query and one hash alike. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { hasSecondFactor } from '#app/db/has-second-factor.ts'
import { credentials, userProfiles } from '#app/db/schema/index.ts'
import { isLongPassword, needsLongPassword } from '#app/domain/accounts/password.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { isPasswordOf } from './password-hash.server.ts'

/** Whether somebody who has proved who they are may sign in. */
type Standing =
	| 'right'
	| 'pending'
	| 'rejected'
	| 'disabled'
	/** The password is too short for the account's level: a new one must be chosen first. */
	| 'short-password'

type SignIn =
	| { kind: 'right'; userId: string; hasSecondFactor: boolean }
	/** Email or password; not revealing which. */
	| { kind: 'wrong' }
	| { kind: Exclude<Standing, 'right'> }

type Attempt = { email: string; password: string }

/** The status of an account is revealed only after the right password. */
export async function checkSignIn(db: Db, { email, password }: Attempt): Promise<SignIn> {
	const [found] = await db
		.select({ ...account, hasSecondFactor, hash: credentials.password })
		.from(userProfiles)
		.innerJoin(credentials, isOwnPassword)
		.where(eq(userProfiles.email, email))
	const isRight = await isPasswordOf(found?.hash, password)
	if (!found || !isRight) return { kind: 'wrong' }
	const { id: userId } = found
	// Passwords set before the account remembered their length are measured here.
	const isMeasured = needsLongPassword(found.level) && !found.hasLongPassword
	const hasLongPassword = isMeasured ? isLongPassword(password) : found.hasLongPassword
	const kind = standingOf({ ...found, hasLongPassword })
	if (kind !== 'right') return { kind }
	if (isMeasured) {
		await db.update(userProfiles).set({ hasLongPassword: true }).where(eq(userProfiles.id, userId))
	}
	return { kind, userId, hasSecondFactor: found.hasSecondFactor }
}

/** The columns that decide on the standing of an account. */
export const account = {
	id: userProfiles.id,
	email: userProfiles.email,
	status: userProfiles.status,
	level: userProfiles.level,
	hasLongPassword: userProfiles.hasLongPassword,
}

type Account = Pick<
	typeof userProfiles.$inferSelect,
	'id' | 'email' | 'status' | 'level' | 'hasLongPassword'
>

export function standingOf(person: Omit<Account, 'id' | 'email'>): Standing {
	switch (person.status) {
		case accountStatuses.pending:
			return 'pending'
		case accountStatuses.rejected:
			return 'rejected'
		case accountStatuses.disabled:
			return 'disabled'
	}
	return needsLongPassword(person.level) && !person.hasLongPassword ? 'short-password' : 'right'
}

const isOwnPassword = and(
	eq(credentials.userId, userProfiles.id),
	eq(credentials.providerId, 'credential'),
)
