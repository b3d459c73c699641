/** The recovery codes of an account. Only their hashes are kept, and a used one is gone. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { recoveryCodes } from '#app/db/schema/index.ts'
import {
	newRecoveryCode,
	readRecoveryCode,
	recoveryCodeCount,
} from '#app/domain/accounts/second-factor/recovery-code.ts'
import { sha256 } from '#app/domain/speech/sha256.ts'

/** Ten new codes; earlier ones stop working. They can be shown this once. */
export async function renewRecoveryCodes(
	db: Db,
	{ userId, now }: { userId: string; now: Date },
): Promise<string[]> {
	const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
	const rows = await Promise.all(
		codes.map(async (code) => ({ userId, hash: await hashOf({ userId, code }), createdAt: now })),
	)
	await db.batch([
		db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
		db.insert(recoveryCodes).values(rows),
	])
	return codes
}

/** Uses a code up, in one statement: of two requests with the same code, one gets it. */
export async function spendRecoveryCode(
	db: Db,
	{ userId, typed }: { userId: string; typed: string },
): Promise<boolean> {
	const code = readRecoveryCode(typed)
	if (code === undefined) return false
	const isIt = eq(recoveryCodes.hash, await hashOf({ userId, code }))
	const used = await db
		.delete(recoveryCodes)
		.where(and(isIt, eq(recoveryCodes.userId, userId)))
		.returning({ userId: recoveryCodes.userId })
	return used.length > 0
}

function hashOf({ userId, code }: { userId: string; code: string }): Promise<string> {
	return sha256(`${userId}:${code}`)
}
