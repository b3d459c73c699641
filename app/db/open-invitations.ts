/**
 * Invitations of people who had no account yet. They become shares when the application is approved
 * and the address is confirmed.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './client.server.ts'
import { lessonShares, lessons, shareMails } from './schema/index.ts'

/** The private courses and lessons that an address is invited to. */
export function findOpenInvitations(db: Db, { email }: { email: string }) {
	return db
		.select({ id: lessons.id, type: lessons.type })
		.from(shareMails)
		.innerJoin(lessons, eq(lessons.id, shareMails.lessonId))
		.where(and(isInvited(email), eq(lessons.isPrivate, true), eq(lessons.isDeleted, false)))
}

type NewShare = { lessonId: string; userId: string; email: string; sharedBy: string; now: Date }

/** The statements that share a course with somebody, and close the invitation to it. */
export function shareStatements(db: Db, { lessonId, userId, email, sharedBy, now }: NewShare) {
	return [
		db
			.insert(lessonShares)
			.values({ lessonId, userId, sharedBy, createdAt: now })
			.onConflictDoNothing(),
		db.delete(shareMails).where(and(eq(shareMails.lessonId, lessonId), isInvited(email))),
	]
}

/** An account may keep its address in capitals; invitations have none. */
function isInvited(email: string) {
	return and(eq(shareMails.about, 'invited'), eq(shareMails.email, sql`lower(${email})`))
}
