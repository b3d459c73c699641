import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import { mostBytes } from '#app/domain/texts/limits.ts'

/** In bytes: how much a person's texts may still grow. */
export async function roomForTexts(db: Db, userId: string): Promise<number> {
	const [kept] = await db
		.select({ bytes: sql<number>`coalesce(sum(${ownTextParts.bytes}), 0)` })
		.from(ownTextParts)
		.innerJoin(ownTexts, eq(ownTexts.id, ownTextParts.textId))
		.where(eq(ownTexts.userId, userId))
	return Math.max(0, mostBytes - (kept?.bytes ?? 0))
}
