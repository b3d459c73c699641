import { desc, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { passkeys, twoFactors } from '#app/db/schema/index.ts'

/** All that an account has for a second step, in one batch. */
export async function readSecondFactors(db: Db, { userId }: { userId: string }) {
	const [[app], ownPasskeys] = await db.batch([
		db.select().from(twoFactors).where(eq(twoFactors.userId, userId)),
		db
			.select({
				id: passkeys.id,
				name: passkeys.name,
				createdAt: passkeys.createdAt,
				lastUsedAt: passkeys.lastUsedAt,
			})
			.from(passkeys)
			.where(eq(passkeys.userId, userId))
			.orderBy(desc(passkeys.createdAt)),
	])
	return { app, passkeys: ownPasskeys, codesLeft: app ? codesIn(app.backupCodes) : 0 }
}

function codesIn(backupCodes: string): number {
	const hashes: unknown = JSON.parse(backupCodes)
	return Array.isArray(hashes) ? hashes.length : 0
}
