import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessonShares, lessons, userProfiles } from '#app/db/schema/index.ts'

/** A private course or lesson and the users invited to it, newest first. */
export async function findShares(db: Db, { id }: { id: string }) {
	const [[lesson], users] = await db.batch([
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
	])
	return lesson && { ...lesson, users }
}

export type Shares = NonNullable<Awaited<ReturnType<typeof findShares>>>
