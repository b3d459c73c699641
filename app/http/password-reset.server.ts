/** Links that reset a password: made for an address, looked up when opened, used once. */
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { userProfiles, verifications } from '#app/db/schema/index.ts'
import { type Auth, refusalCode, resetLinkSeconds } from './auth.server.ts'

/** A new link's token and whose it is; undefined for an address without an account. */
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

/** Whose password a link resets, while it is valid. */
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

/** Sets the password, ends every session of the account and makes its other links useless. */
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

/** As better-auth's own endpoint looks it up. */
function identifierOf(token: string): string {
	return `reset-password:${token}`
}
