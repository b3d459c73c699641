import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { mayLeave } from '#app/db/delete-account.ts'
import {
	auditLog,
	cards,
	decks,
	lessonProgress,
	lessonShares,
	ownTexts,
	reviews,
	userProfiles,
	userWords,
} from '#app/db/schema/index.ts'

/** How much there is of a person, and whether the account may be deleted. One round trip. */
export async function countData(db: Db, { userId }: { userId: string }) {
	const [[words], [saved], [answers], [texts], [lessons], [shared], [changes], [profile]] =
		await db.batch([
			db.select({ count: count() }).from(userWords).where(eq(userWords.userId, userId)),
			db
				.select({ count: count() })
				.from(cards)
				.innerJoin(decks, eq(decks.id, cards.deckId))
				.where(and(eq(decks.ownerId, userId), isNull(cards.removedAt))),
			db.select({ count: count() }).from(reviews).where(eq(reviews.userId, userId)),
			db.select({ count: count() }).from(ownTexts).where(eq(ownTexts.userId, userId)),
			db.select({ count: count() }).from(lessonProgress).where(eq(lessonProgress.userId, userId)),
			db.select({ count: count() }).from(lessonShares).where(eq(lessonShares.userId, userId)),
			db.select({ count: count() }).from(auditLog).where(eq(auditLog.actorId, userId)),
			db
				.select({ mayLeave: sql`${mayLeave(userId)}`.mapWith(Boolean) })
				.from(userProfiles)
				.where(eq(userProfiles.id, userId)),
		])
	return {
		words: words?.count ?? 0,
		saved: saved?.count ?? 0,
		answers: answers?.count ?? 0,
		texts: texts?.count ?? 0,
		lessons: lessons?.count ?? 0,
		shared: shared?.count ?? 0,
		changes: changes?.count ?? 0,
		mayLeave: profile?.mayLeave ?? false,
	}
}

export type DataCounts = Awaited<ReturnType<typeof countData>>
