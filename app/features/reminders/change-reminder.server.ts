import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { reminders } from '#app/db/schema/index.ts'
import { devicesOf } from './live-devices.server.ts'
import type { ReminderChange } from './reminder-form.ts'

/** The hour that is offered first. */
export const hourAtFirst = 19

export type Reminder = Awaited<ReturnType<typeof readReminder>>

type Asked = {
	userId: string
	/** The session of the browser that asks. */
	token: string
	/** The site's public key for push services. */
	siteKey: string | undefined
}

/** The person's reminder, in how many browsers it is shown, and whether in that of this session. */
export async function readReminder(db: Db, { userId, token, siteKey }: Asked) {
	const [[reminder], [devices]] = await db.batch([
		db
			.select({ byMail: reminders.byMail, hour: reminders.hour })
			.from(reminders)
			.where(eq(reminders.userId, userId)),
		devicesOf(db, { userId, token, siteKey, now: new Date() }),
	])
	const { byMail, hour } = reminder ?? { byMail: false, hour: hourAtFirst }
	const { count = 0, isOnHere = false, isOutdatedHere = false } = devices ?? {}
	return { byMail, hour, devices: count, isOnHere, isOutdatedHere }
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
export async function switchOff(
	db: Db,
	{ userId, siteKey }: Omit<Asked, 'token'>,
): Promise<{ hasDevices: boolean }> {
	const [, [devices]] = await db.batch([
		db.update(reminders).set({ byMail: false }).where(eq(reminders.userId, userId)),
		devicesOf(db, { userId, siteKey, now: new Date() }),
	])
	return { hasDevices: (devices?.count ?? 0) > 0 }
}
