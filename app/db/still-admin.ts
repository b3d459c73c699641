import { type SQL, sql } from 'drizzle-orm'
import { accountStatuses, adminLevel } from '#app/domain/accounts/user.ts'
import type { Actor } from './record-change.ts'
import { userProfiles } from './schema/index.ts'

/**
 * True while whoever makes a change may still make it. It stands in the condition of the change
 * itself: who was demoted since their session was looked up changes nothing any more.
 */
export function isStillAdmin({ id }: Pick<Actor, 'id'>): SQL<boolean> {
	const { normal } = accountStatuses
	return sql`exists (
		select 1 from ${userProfiles} as actor
		where actor.uid = ${id} and actor.level = ${adminLevel} and actor.status = ${normal}
	)`.mapWith(Boolean)
}
