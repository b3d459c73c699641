/** The browsers that show a person's reminders, each by its session. */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { pushSubscriptions, reminders, sessions } from '#app/db/schema/index.ts'
import type { Subscription } from '#app/http/push.server.ts'
import { hourAtFirst } from './change-reminder.server.ts'

type Session = { userId: string; token: string }

/**
 * Reminders begin anew, daily. Nobody else is notified in this browser any more. `siteKey` is the site's public
 * key that the browser was given.
 */
export async function addDevice(
	db: Db,
	{ userId, token }: Session,
	{ p256dh, auth, siteKey, ...subscription }: Subscription & { siteKey: string },
): Promise<void> {
	// One browser, however its address is written: without a fragment, and as the URL standard spells it.
	const address = new URL(subscription.endpoint)
	address.hash = ''
	const endpoint = address.href
	const begun = { decidedOn: null, unanswered: 0, failures: 0 }
	await db.batch([
		db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)),
		removeDevice(db, token),
		db.run(sql`
			insert into ${pushSubscriptions} (session_id, uid, endpoint, p256dh, auth, site_key, created_at)
			select ${sessions.id}, ${sessions.userId}, ${endpoint}, ${p256dh}, ${auth}, ${siteKey},
				${Date.now()}
			from ${sessions} where ${sessions.token} = ${token}`),
		db
			.insert(reminders)
			.values({ userId, hour: hourAtFirst, byMail: false })
			.onConflictDoUpdate({ target: reminders.userId, set: begun }),
	])
}

/** A query. */
export function removeDevice(db: Db, token: string) {
	return db
		.delete(pushSubscriptions)
		.where(
			sql`${pushSubscriptions.sessionId} in (select ${sessions.id} from ${sessions} where ${sessions.token} = ${token})`,
		)
}
