/** Deletes expired sessions, mailed tokens, links of invitations and counted attempts. */
import { lt } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { attempts, invitations, sessions, verifications } from '#app/db/schema/index.ts'
import { longestWindowMs } from '#app/domain/accounts/attempt-limit.ts'

export async function forgetExpired(db: Db, now: Date): Promise<void> {
	await db.batch([
		db.delete(sessions).where(lt(sessions.expiresAt, now)),
		db.delete(verifications).where(lt(verifications.expiresAt, now)),
		db.delete(invitations).where(lt(invitations.expiresAt, now)),
		db.delete(attempts).where(lt(attempts.at, new Date(+now - longestWindowMs))),
	])
}
