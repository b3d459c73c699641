import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isManagedBy } from '#app/db/managed-groups.ts'
import { hasInvitation } from '#app/db/open-invitations.ts'
import {
	groupInvitees,
	groupMembers,
	groupShares,
	groups,
	lessons,
	userProfiles,
} from '#app/db/schema/index.ts'

/** Everything on the page of a group, in one round trip. Undefined for a group of somebody else. */
export async function readGroup(
	db: Db,
	{ id, userId, now }: { id: string; userId: string; now: Date },
) {
	// The other statements ask for the same group again: none may show somebody else's people.
	const own = db
		.select({ id: groups.id })
		.from(groups)
		.where(and(eq(groups.id, id), isManagedBy(userId)))
	const item = { id: lessons.id, type: lessons.type, slug: lessons.slug, title: lessons.title }
	const isShareable = and(eq(lessons.isPrivate, true), eq(lessons.isDeleted, false))
	const shared = db
		.select({ id: groupShares.lessonId })
		.from(groupShares)
		.where(inArray(groupShares.groupId, own))
	const [[group], members, invitees, items, others] = await db.batch([
		db
			.select({
				id: groups.id,
				name: groups.name,
				ownerId: groups.ownerId,
				version: groups.version,
				isDeleted: groups.isDeleted,
			})
			.from(groups)
			.where(and(eq(groups.id, id), isManagedBy(userId))),
		db
			.select({
				id: userProfiles.id,
				displayName: userProfiles.displayName,
				email: userProfiles.email,
				status: userProfiles.status,
				since: groupMembers.createdAt,
			})
			.from(groupMembers)
			.innerJoin(userProfiles, eq(userProfiles.id, groupMembers.userId))
			.where(inArray(groupMembers.groupId, own))
			.orderBy(asc(userProfiles.displayName), asc(userProfiles.email)),
		db
			.select({
				email: groupInvitees.email,
				since: groupInvitees.createdAt,
				hasLink: hasInvitation(groupInvitees.email, now),
				/** They have applied; what is missing is the approval, or the proof of the address. */
				hasApplied: sql<boolean>`exists (${sql`select 1 from ${userProfiles}
					where lower(${userProfiles.email}) = ${groupInvitees.email}`})`.mapWith(Boolean),
			})
			.from(groupInvitees)
			.where(inArray(groupInvitees.groupId, own))
			.orderBy(asc(groupInvitees.email)),
		db
			.select({ ...item, isPrivate: lessons.isPrivate })
			.from(groupShares)
			.innerJoin(lessons, eq(lessons.id, groupShares.lessonId))
			.where(and(inArray(groupShares.groupId, own), eq(lessons.isDeleted, false)))
			.orderBy(asc(groupShares.createdAt)),
		db
			.select(item)
			.from(lessons)
			.where(and(isShareable, notInArray(lessons.id, shared)))
			.orderBy(asc(lessons.type), asc(lessons.orderNo), asc(lessons.slug)),
	])
	return group && { group, members, invitees, items, others }
}

export type GroupPage = NonNullable<Awaited<ReturnType<typeof readGroup>>>
