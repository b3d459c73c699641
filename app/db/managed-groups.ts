import { type SQL, sql } from 'drizzle-orm'
import { adminLevel } from '#app/domain/accounts/user.ts'
import { groups, userProfiles } from './schema/index.ts'

/** True where a row of `groups` belongs to the person. An administrator looks after all groups. */
export function isManagedBy(userId: string): SQL {
	return sql`(${groups.ownerId} = ${userId} or exists (${sql`select 1 from ${userProfiles}
		where ${userProfiles.id} = ${userId} and ${userProfiles.level} = ${adminLevel}`}))`
}
