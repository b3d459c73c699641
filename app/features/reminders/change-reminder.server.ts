import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { reminders } from '#app/db/schema/index.ts'
import type { ReminderChange } from './reminder-form.ts'

/** The hour that is offered first. */
const hourAtFirst = 19

export type Reminder = Awaited<ReturnType<typeof readReminder>>

export async function readReminder(db: Db, userId: string) {
	const [reminder] = await db
		.select({ byMail: reminders.byMail, hour: reminders.hour })
		.from(reminders)
		.where(eq(reminders.userId, userId))
	return reminder ?? { byMail: false, hour: hourAtFirst }
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

export async function switchOff(db: Db, userId: string): Promise<void> {
	await db.update(reminders).set({ byMail: false }).where(eq(reminders.userId, userId))
}
