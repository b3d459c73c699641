import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { contains } from '#app/db/contains.ts'
import { isManagedBy } from '#app/db/managed-groups.ts'
import {
	groupInvitees,
	groupMembers,
	groupShares,
	groups,
	userProfiles,
} from '#app/db/schema/index.ts'
import type { GroupSearch } from './group-search.ts'

const countOf = (table: typeof groupMembers | typeof groupInvitees | typeof groupShares) =>
	sql<number>`(${sql`select count(*) from ${table} where ${table.groupId} = ${groups.id}`})`

/** One page of the groups that a person may look after, by name, and the total on all pages. */
export async function listGroups(
	db: Db,
	{ userId, keyword, page, size }: GroupSearch & { userId: string },
) {
	const matches = and(
		isManagedBy(userId),
		eq(groups.isDeleted, false),
		keyword === '' ? undefined : contains(groups.name, keyword),
	)
	const [rows, [found]] = await db.batch([
		db
			.select({
				id: groups.id,
				name: groups.name,
				ownerId: groups.ownerId,
				ownerName: userProfiles.displayName,
				version: groups.version,
				createdAt: groups.createdAt,
				members: countOf(groupMembers),
				invitees: countOf(groupInvitees),
				courses: countOf(groupShares),
			})
			.from(groups)
			.leftJoin(userProfiles, eq(userProfiles.id, groups.ownerId))
			.where(matches)
			.orderBy(asc(groups.name), asc(groups.id))
			.limit(size)
			.offset((page - 1) * size),
		db.select({ total: count() }).from(groups).where(matches),
	])
	return { groups: rows, total: found?.total ?? 0 }
}

export type ListedGroup = Awaited<ReturnType<typeof listGroups>>['groups'][number]
