import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { pushSubscriptions, reminders, sessions } from '#app/db/schema/index.ts'
import { isLive } from './live-devices.server.ts'
import type { ReminderChange } from './reminder-form.ts'

/** The hour that is offered first. */
export const hourAtFirst = 19

export type Reminder = Awaited<ReturnType<typeof readReminder>>

/** The person's reminder, in how many browsers it is shown, and whether in that of this session. */
export async function readReminder(db: Db, { userId, token }: { userId: string; token: string }) {
	const isHere = sql`${pushSubscriptions.sessionId} in (
		select ${sessions.id} from ${sessions} where ${sessions.token} = ${token})`
	const [[reminder], [devices]] = await db.batch([
		db
			.select({ byMail: reminders.byMail, hour: reminders.hour })
			.from(reminders)
			.where(eq(reminders.userId, userId)),
		db
			.select({ count: count(), here: sql<boolean>`coalesce(max(${isHere}), 0)`.mapWith(Boolean) })
			.from(pushSubscriptions)
			.where(and(eq(pushSubscriptions.userId, userId), isLive(new Date()))),
	])
	const { byMail, hour } = reminder ?? { byMail: false, hour: hourAtFirst }
	return { byMail, hour, devices: devices?.count ?? 0, isOnHere: devices?.here ?? false }
}

/** Reminders begin anew, daily. Who was reminded today is not reminded again at another hour. */
export async function changeReminder(
	db: Db,
	{ userId, change: { reminder, hour } }: { userId: string; change: ReminderChange },
): Promise<void> {
	const values = { byMail: reminder === 'mail', hour, decidedOn: null, unanswered: 0, failures: 0 }
	await db
		.insert(reminders)
		.values({ userId, ...values })
		.onConflictDoUpdate({ target: reminders.userId, set: values })
}

/** No more mails. Browsers that show reminders go on; tells whether there are any. */
export async function switchOff(db: Db, userId: string): Promise<{ hasDevices: boolean }> {
	const [, [devices]] = await db.batch([
		db.update(reminders).set({ byMail: false }).where(eq(reminders.userId, userId)),
		db
			.select({ count: count() })
			.from(pushSubscriptions)
			.where(and(eq(pushSubscriptions.userId, userId), isLive(new Date()))),
	])
	return { hasDevices: (devices?.count ?? 0) > 0 }
}
