import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessonShares, lessons, shareMails, userProfiles } from '#app/db/schema/index.ts'

/** A private course or lesson, the users it is shared with and those invited to apply, newest first. */
export async function findShares(db: Db, { id }: { id: string }) {
	const [[lesson], users, invitations] = await db.batch([
		db
			.select({ id: lessons.id, type: lessons.type, title: lessons.title })
			.from(lessons)
			.where(and(eq(lessons.id, id), eq(lessons.isPrivate, true), eq(lessons.isDeleted, false))),
		db
			.select({
				id: lessonShares.userId,
				displayName: userProfiles.displayName,
				email: userProfiles.email,
				createdAt: lessonShares.createdAt,
				status: userProfiles.status,
			})
			.from(lessonShares)
			.innerJoin(userProfiles, eq(userProfiles.id, lessonShares.userId))
			.where(eq(lessonShares.lessonId, id))
			.orderBy(desc(lessonShares.createdAt), desc(lessonShares.id)),
		db
			.select({ email: shareMails.email, at: shareMails.at })
			.from(shareMails)
			.where(and(eq(shareMails.lessonId, id), eq(shareMails.about, 'invited')))
			.orderBy(desc(shareMails.at), shareMails.email),
	])
	return lesson && { ...lesson, users, invitations }
}

export type Shares = NonNullable<Awaited<ReturnType<typeof findShares>>>
