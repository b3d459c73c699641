import { type SQL, sql } from 'drizzle-orm'
import { userProfiles } from './schema/index.ts'

/**
 * Whether the account is still there. A page that is left sends what it holds late; by then its account may
 * be deleted, and nothing is to be kept.
 */
export function hasAccount(userId: string): SQL {
	return sql`exists (${sql`select 1 from ${userProfiles} where ${userProfiles.id} = ${userId}`})`
}
