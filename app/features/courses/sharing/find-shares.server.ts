import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { hasInvitation } from '#app/db/open-invitations.ts'
import {
	groupMembers,
	groupShares,
	groups,
	lessonShares,
	lessons,
	shareMails,
	userProfiles,
} from '#app/db/schema/index.ts'

/**
 * A private course or lesson, the people it is shared with and those invited to apply, newest first, and the
 * groups with which it is shared or could be. For administrators, who look after all groups.
 */
export async function findShares(db: Db, { id, now = new Date() }: { id: string; now?: Date }) {
	const group = {
		id: groups.id,
		name: groups.name,
		members: sql<number>`(${sql`select count(*) from ${groupMembers}
			where ${groupMembers.groupId} = ${groups.id}`})`,
	}
	const own = db
		.select({ id: groupShares.groupId })
		.from(groupShares)
		.where(eq(groupShares.lessonId, id))
	const [[lesson], users, invitations, inGroups, otherGroups] = await db.batch([
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
			.select({
				email: shareMails.email,
				at: shareMails.at,
				hasLink: hasInvitation(shareMails.email, now),
			})
			.from(shareMails)
			.where(and(eq(shareMails.lessonId, id), eq(shareMails.about, 'invited')))
			.orderBy(desc(shareMails.at), shareMails.email),
		db
			.select(group)
			.from(groups)
			.where(and(inArray(groups.id, own), eq(groups.isDeleted, false)))
			.orderBy(groups.name, groups.id),
		db
			.select(group)
			.from(groups)
			.where(and(notInArray(groups.id, own), eq(groups.isDeleted, false)))
			.orderBy(groups.name, groups.id),
	])
	return lesson && { ...lesson, users, invitations, groups: inGroups, otherGroups }
}

export type Shares = NonNullable<Awaited<ReturnType<typeof findShares>>>
