/** The password of a signed-in person: it is asked again, or changed, which signs out other devices. */
import { and, eq, ne } from 'drizzle-orm'
import { forgetWrongCodes } from '#app/db/attempts.ts'
import type { Db } from '#app/db/client.server.ts'
import { credentials, sessions, userProfiles, verifications } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { endedLinksOf } from './mailed-link.server.ts'
import { hashNewPassword, isPasswordOf } from './password-hash.server.ts'

type Change = {
	userId: string
	current: string
	password: string
	/** The session that stays. */
	sessionToken: string
	now: Date
}

/** Sets a new password if the current one is right, and signs out all other devices. */
export async function changePassword(
	db: Db,
	{ userId, current, password, sessionToken, now }: Change,
): Promise<'changed' | 'wrong'> {
	if (!(await isOwnPassword(db, { userId, password: current }))) return 'wrong'
	const newHash = await hashNewPassword(password)
	await db.batch([
		db.update(credentials).set({ password: newHash, updatedAt: now }).where(credentialOf(userId)),
		db
			.update(userProfiles)
			.set({ hasLongPassword: isLongPassword(password) })
			.where(eq(userProfiles.id, userId)),
		db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, sessionToken))),
		forgetWrongCodes(db, { userId }),
		db.delete(verifications).where(endedLinksOf(userId)),
	])
	return 'changed'
}

/** Whether somebody who is signed in knows the account's password. */
export async function isOwnPassword(
	db: Db,
	{ userId, password }: { userId: string; password: string },
): Promise<boolean> {
	const [stored] = await db
		.select({ hash: credentials.password })
		.from(credentials)
		.where(credentialOf(userId))
	return isPasswordOf(stored?.hash, password)
}

function credentialOf(userId: string) {
	return and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))
}
