/** Reminds people to study: the cron asks each minute. */
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { logFailure } from '#app/db/log.ts'
import { pushSubscriptions, reminders } from '#app/db/schema/index.ts'
import { dayOf } from '#app/domain/flashcards/day.ts'
import { nextReminder } from '#app/domain/reminders/next-reminder.ts'
import { isSomething } from '#app/domain/reminders/what-waits.ts'
import { type Due, findDue, isStillDue } from './find-due.server.ts'
import { type Sending, sendReminder } from './send-reminder.server.ts'
import { findWaiting } from './waiting.server.ts'

/** How many people are looked at, and reminded, at the same time. */
const mostAtOnce = 10

/** How often a reminder is tried on one day, in successive minutes, before the day counts as one with a reminder. */
const mostTries = 3

/**
 * Reminds the people whose hour it is, by their own clock, who have not studied today and have something to go
 * on with. A day is marked as decided before its mail is sent: two runs at once, or one after another that died,
 * send at most one.
 */
export async function remindDue(db: Db, run: Sending): Promise<void> {
	const due = await findDue(db, run)
	for (let from = 0; from < due.length; from += mostAtOnce) {
		const lot = due.slice(from, from + mostAtOnce)
		await Promise.all(lot.map((person) => remindOrPutLast(db, person, run)))
	}
}

/** If one person's reminder fails, all others are still reminded: in the next run this person comes after them. */
async function remindOrPutLast(db: Db, person: Due, run: Sending): Promise<void> {
	try {
		await remind(db, person, run)
	} catch (error) {
		logFailure(error)
		await putLast(db, person, run).catch(logFailure)
	}
}

async function putLast(db: Db, person: Due, { now }: Sending): Promise<void> {
	const { userId, updatedAt } = person.reminder
	await db
		.update(reminders)
		.set({ updatedAt: now, failures: failuresToday(person, now) })
		.where(and(eq(reminders.userId, userId), eq(reminders.updatedAt, updatedAt)))
}

async function remind(db: Db, person: Due, run: Sending): Promise<void> {
	const { user, reminder, date } = person
	const { now } = run
	const today = { date, start: dayOf(now, person.timeZone).start }
	const found = await findWaiting(db, { user, today, sentAt: reminder.sentAt, now })
	const { waiting, hasStudiedToday, hasStudiedSince } = found
	const next =
		!hasStudiedToday && isSomething(waiting)
			? nextReminder(reminder, { date, hasStudiedSince })
			: undefined
	const failures = failuresToday(person, now)
	const sent = next && { sentOn: date, sentAt: now, unanswered: next.unanswered }
	const decided = await db
		.update(reminders)
		.set({ decidedOn: date, updatedAt: now, failures, ...sent })
		.where(isStillDue(db, person))
		.returning({ userId: reminders.userId })
	if (!next || decided.length === 0) return
	const { isLast } = next
	const byMail = reminder.byMail && user.isConfirmed
	const isSent = await sendReminder(db, { user, byMail, waiting, isLast }, run)
	if (!isSent && failures + 1 < mostTries) return takeBack(db, person, { failures, now })
	// A day whose tries have all failed counts as one with a reminder, so that they end.
	// Last of all: if this is lost, there is one more reminder in a week.
	if (isLast) await end(db, person, now)
	else if (failures > 0) {
		await db.update(reminders).set({ failures: 0, updatedAt: now }).where(isMarkedBy(person, now))
	}
}

/** The failed tries of this day: each of them changed the row. */
function failuresToday({ reminder, timeZone }: Due, now: Date): number {
	return reminder.updatedAt < dayOf(now, timeZone).start ? 0 : reminder.failures
}

/** A condition: the mark is that of this run, and no settings were saved since. */
function isMarkedBy({ user, date }: Due, now: Date) {
	return and(
		eq(reminders.userId, user.id),
		eq(reminders.decidedOn, date),
		eq(reminders.sentAt, now),
	)
}

/** The reminder switches itself off: no more mails, and no browser shows it. */
async function end(db: Db, person: Due, now: Date): Promise<void> {
	const isMarked = isMarkedBy(person, now)
	const marked = db.select({ one: sql`1` }).from(reminders).where(isMarked)
	await db.batch([
		db
			.delete(pushSubscriptions)
			.where(and(eq(pushSubscriptions.userId, person.user.id), exists(marked))),
		db.update(reminders).set({ failures: 0, byMail: false, updatedAt: now }).where(isMarked),
	])
}

type Failed = { failures: number; now: Date }

/** The reminder counts as not sent, and is tried again. */
async function takeBack(db: Db, person: Due, { failures, now }: Failed): Promise<void> {
	const { decidedOn, sentOn, sentAt, unanswered } = person.reminder
	await db
		.update(reminders)
		.set({ decidedOn, sentOn, sentAt, unanswered, failures: failures + 1, updatedAt: now })
		.where(isMarkedBy(person, now))
}
