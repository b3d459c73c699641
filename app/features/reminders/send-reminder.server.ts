/** Sends one reminder, by all the ways that its person chose. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { logFailure } from '#app/db/log.ts'
import { pushSubscriptions } from '#app/db/schema/index.ts'
import type { SendMail } from '#app/domain/accounts/mail.ts'
import type { Waiting } from '#app/domain/reminders/what-waits.ts'
import type { Recipient, Site } from '#app/features/accounts/mails/letter.ts'
import { isRefusedMail } from '#app/http/mailer.server.ts'
import type { Pusher, Subscription } from '#app/http/push.server.ts'
import { signedQuery } from '#app/http/signed-link.server.ts'
import { isLive } from './live-devices.server.ts'
import { reminderMail, reminderNotification } from './reminder-mail.ts'

export type Sending = {
	now: Date
	site: Site
	secret: string
	sendMail: SendMail
	/** Undefined where the site sends no notifications. */
	push: Pusher | undefined
}

type Reminder = {
	user: Recipient & { id: string }
	byMail: boolean
	waiting: Waiting
	/** Whether the reminder switches itself off with this one. */
	isLast: boolean
}

/** Whether one way worked or may have worked. Failures are logged. */
export async function sendReminder(db: Db, reminder: Reminder, by: Sending): Promise<boolean> {
	const devices = by.push
		? await findDevices(db, reminder, { now: by.now, siteKey: by.push.siteKey })
		: []
	const outcomes = await Promise.allSettled([
		...(reminder.byMail ? [sendByMail(reminder, by)] : []),
		...devices.map((device) => sendToDevice(db, device, reminder, by)),
	])
	for (const one of outcomes) if (one.status === 'rejected') logFailure(one.reason)
	return outcomes.some((one) => one.status === 'fulfilled' && one.value === 'sent')
}

async function sendByMail({ user, waiting, isLast }: Reminder, by: Sending) {
	const { site, secret, sendMail } = by
	const query = await signedQuery({ purpose: 'reminder-off', userId: user.id }, secret)
	const offLink = `${site.url}/reminder/off?${query}`
	try {
		await sendMail(reminderMail(user, { waiting, isLast, offLink, site }))
	} catch (error) {
		if (isRefusedMail(error)) throw error
		// The connection may have been lost after the mail was taken: better none than two.
		logFailure(error)
	}
	return 'sent' as const
}

function findDevices(
	db: Db,
	{ user }: Reminder,
	site: Parameters<typeof isLive>[0],
): Promise<Subscription[]> {
	const { userId, endpoint, p256dh, auth } = pushSubscriptions
	return db
		.select({ endpoint, p256dh, auth })
		.from(pushSubscriptions)
		.where(and(eq(userId, user.id), isLive(site)))
}

/** Deletes the subscription of a browser whose push service says that it has ended. */
async function sendToDevice(db: Db, device: Subscription, reminder: Reminder, by: Sending) {
	const { site, push } = by
	const { waiting, isLast } = reminder
	const outcome = await push?.send(device, reminderNotification({ waiting, isLast, site }))
	if (outcome === 'gone') {
		await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, device.endpoint))
	}
	return outcome
}
