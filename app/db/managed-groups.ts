import { and, eq, type SQL, sql } from 'drizzle-orm'
import { adminLevel } from '#app/domain/accounts/user.ts'
import type { Db } from './client.server.ts'
import { groups, userProfiles } from './schema/index.ts'

/** True where a row of `groups` belongs to the person. An administrator looks after all groups. */
export function isManagedBy(userId: string): SQL {
	return sql`(${groups.ownerId} = ${userId} or exists (${sql`select 1 from ${userProfiles}
		where ${userProfiles.id} = ${userId} and ${userProfiles.level} = ${adminLevel}`}))`
}

/** A group that the person may look after, also one that is deleted. */
export async function findManagedGroup(db: Db, { id, userId }: { id: string; userId: string }) {
	const [found] = await db
		.select({
			id: groups.id,
			name: groups.name,
			version: groups.version,
			isDeleted: groups.isDeleted,
		})
		.from(groups)
		.where(and(eq(groups.id, id), isManagedBy(userId)))
	return found
}
