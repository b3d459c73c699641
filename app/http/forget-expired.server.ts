/** Deletes expired sessions, mailed tokens and counted attempts. */
import { and, inArray, lt, not, or, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { attempts, sessions, verifications } from '#app/db/schema/index.ts'
import { daily, longestWindowMs } from '#app/domain/accounts/attempt-limit.ts'

const isDaily = inArray(
	sql`substr(${attempts.key}, 1, instr(${attempts.key}, ':') - 1)`,
	daily.kinds,
)

export async function forgetExpired(db: Db, now: Date): Promise<void> {
	await db.batch([
		db.delete(sessions).where(lt(sessions.expiresAt, now)),
		db.delete(verifications).where(lt(verifications.expiresAt, now)),
		db
			.delete(attempts)
			.where(
				and(
					lt(attempts.at, new Date(+now - longestWindowMs)),
					or(not(isDaily), lt(attempts.at, new Date(+now - daily.windowMs))),
				),
			),
	])
}
