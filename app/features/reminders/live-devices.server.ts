import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { pushSubscriptions, sessions } from '#app/db/schema/index.ts'

type Site = {
	/** The public key for push services; undefined if the site sends no notifications. */
	siteKey: string | undefined
	now: Date
}

/** A condition on a browser that shows reminders. */
export function isLive({ siteKey, now }: Site): SQL | undefined {
	return and(isSignedIn(now), hasKey(siteKey))
}

/** The session has not run out. Those that have are removed each hour. */
function isSignedIn(now: Date): SQL {
	return sql`exists (select 1 from ${sessions}
		where ${sessions.id} = ${pushSubscriptions.sessionId} and ${sessions.expiresAt} > ${+now})`
}

/** Push services refuse notifications that are signed with another key than the browser was given. */
function hasKey(siteKey: string | undefined): SQL {
	if (siteKey === undefined) return sql`false`
	return sql`coalesce(${pushSubscriptions.siteKey}, ${siteKey}) = ${siteKey}`
}

type Asked = Site & {
	userId: string
	/** The session of the browser that asks. */
	token?: string
}

/**
 * The query for the number of browsers that show the person's reminders, whether the one that asks does, and
 * whether it would but for a change of the site's key.
 */
export function devicesOf(db: Db, { userId, token = '', siteKey, now }: Asked) {
	const isHere = sql`${pushSubscriptions.sessionId} in (
		select ${sessions.id} from ${sessions} where ${sessions.token} = ${token})`
	const isAny = (condition: SQL) =>
		sql<boolean>`coalesce(max(${condition}), false)`.mapWith(Boolean)
	return db
		.select({
			count: sql<number>`count(*) filter (where ${hasKey(siteKey)})`,
			isOnHere: isAny(sql`${isHere} and ${hasKey(siteKey)}`),
			isOutdatedHere: isAny(sql`${isHere} and not ${hasKey(siteKey)}`),
		})
		.from(pushSubscriptions)
		.where(and(eq(pushSubscriptions.userId, userId), isSignedIn(now)))
}
