import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { authenticatorApps, passkeys, recoveryCodes } from '#app/db/schema/index.ts'

/** All that an account has for a second step, in one batch. */
export async function readSecondFactors(db: Db, { userId }: { userId: string }) {
	const [[app], ownPasskeys, [codes]] = await db.batch([
		db
			.select({
				sealedSecret: authenticatorApps.sealedSecret,
				confirmedAt: authenticatorApps.confirmedAt,
				createdAt: authenticatorApps.createdAt,
			})
			.from(authenticatorApps)
			.where(eq(authenticatorApps.userId, userId)),
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
		db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
	])
	return { app, passkeys: ownPasskeys, codesLeft: codes?.left ?? 0 }
}
