/** A signed-in person changes the password: the current one is asked, and other devices are signed out. */
import { verifyPassword } from 'better-auth/crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { credentials, sessions, userProfiles, verifications } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { hashNewPassword } from './auth.server.ts'

type Change = {
	userId: string
	current: string
	password: string
	/** The session that stays. */
	sessionToken: string
	now: Date
}

export async function changePassword(
	db: Db,
	{ userId, current, password, sessionToken, now }: Change,
): Promise<'changed' | 'wrong'> {
	const own = and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))
	const [stored] = await db.select({ hash: credentials.password }).from(credentials).where(own)
	const hash = stored?.hash
	if (!hash || !(await verifyPassword({ hash, password: current }))) return 'wrong'
	const newHash = await hashNewPassword(password)
	await db.batch([
		db.update(credentials).set({ password: newHash, updatedAt: now }).where(own),
		db
			.update(userProfiles)
			.set({ hasLongPassword: isLongPassword(password) })
			.where(eq(userProfiles.id, userId)),
		db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, sessionToken))),
		db.delete(verifications).where(eq(verifications.value, userId)),
	])
	return 'changed'
}
