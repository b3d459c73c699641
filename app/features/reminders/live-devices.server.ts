import { type SQL, sql } from 'drizzle-orm'
import { pushSubscriptions, sessions } from '#app/db/schema/index.ts'

/** A condition on a browser that shows reminders: its session has not run out. Those are removed each hour. */
export function isLive(now: Date): SQL {
	return sql`exists (select 1 from ${sessions}
		where ${sessions.id} = ${pushSubscriptions.sessionId} and ${sessions.expiresAt} > ${+now})`
}
