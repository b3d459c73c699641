/** Password reset links: created for an email, checked when opened, used once. */
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { userProfiles, verifications } from '#app/db/schema/index.ts'
import { type Auth, refusalCode, resetLinkSeconds } from './auth.server.ts'

/** The token of a new link and the name for the mail; undefined if there is no such account. */
export async function makeResetToken(
	auth: Auth,
	{ email, now }: { email: string; now: Date },
): Promise<{ token: string; displayName: string } | undefined> {
	const { internalAdapter } = await auth.$context
	const found = await internalAdapter.findUserByEmail(email)
	if (!found) return undefined
	const token = newId()
	await internalAdapter.createVerificationValue({
		identifier: identifierOf(token),
		value: found.user.id,
		expiresAt: new Date(+now + resetLinkSeconds * 1000),
	})
	return { token, displayName: found.user.name }
}

/** The account a valid link belongs to. */
export async function findResetOwner(
	{ auth, db }: { auth: Auth; db: Db },
	{ token, now }: { token: string; now: Date },
): Promise<{ id: string; level: number } | undefined> {
	if (!token) return undefined
	const { internalAdapter } = await auth.$context
	const link = await internalAdapter.findVerificationValue(identifierOf(token))
	if (!link || link.expiresAt <= now) return undefined
	const [owner] = await db
		.select({ id: userProfiles.id, level: userProfiles.level })
		.from(userProfiles)
		.where(eq(userProfiles.id, link.value))
	return owner
}

/** Sets the password, ends all sessions of the account and invalidates its other links. */
export async function resetPassword(
	{ auth, db }: { auth: Auth; db: Db },
	{ token, password, userId }: { token: string; password: string; userId: string },
): Promise<'reset' | 'link-invalid'> {
	try {
		await auth.api.resetPassword({ body: { token, newPassword: password } })
	} catch (error) {
		if (refusalCode(error) === 'INVALID_TOKEN') return 'link-invalid'
		throw error
	}
	await db.delete(verifications).where(eq(verifications.value, userId))
	return 'reset'
}

/** The format of better-auth's own endpoint. */
function identifierOf(token: string): string {
	return `reset-password:${token}`
}
