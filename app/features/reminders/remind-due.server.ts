/** Reminds people to study: the cron asks each minute. */
import { and, asc, eq, exists, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { logFailure } from '#app/db/log.ts'
import { pushSubscriptions, reminders, studySettings, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { dayOf } from '#app/domain/flashcards/day.ts'
import { studyDefaults } from '#app/domain/flashcards/study-limits.ts'
import { dueHours } from '#app/domain/reminders/due-hours.ts'
import { nextReminder } from '#app/domain/reminders/next-reminder.ts'
import { isSomething } from '#app/domain/reminders/what-waits.ts'
import { type Sending, sendReminder } from './send-reminder.server.ts'
import { findWaiting } from './waiting.server.ts'

/** How many people are looked at in one run; the others wait a minute. */
const mostReminded = 100

/** How many of them at a time. */
const mostAtOnce = 10

/** A mail that failed is tried again each minute of the hour, up to so many times. */
const mostTries = 3

type Run = Sending & { now: Date }

/**
 * Reminds the people whose hour it is, by their own clock, who have not studied today and have something to go
 * on with. A day is marked as decided before its mail is sent: two runs at once, or one after another that died,
 * send at most one.
 */
export async function remindDue(db: Db, run: Run): Promise<void> {
	const due = await findDue(db, run)
	for (let from = 0; from < due.length; from += mostAtOnce) {
		const lot = due.slice(from, from + mostAtOnce)
		// One that fails keeps the others from nothing.
		await Promise.all(lot.map((person) => remind(db, person, run).catch(logFailure)))
	}
}

const zone = sql<string>`coalesce(${studySettings.timeZone}, ${studyDefaults.timeZone})`

type Due = Awaited<ReturnType<typeof findDue>>[number]

/** Those who were tried longest ago come first. */
async function findDue(db: Db, { now, sendPush }: Run) {
	const hasDevices = sendPush && hasDevice(db)
	const clocks = await db
		.selectDistinct({ timeZone: zone, hour: reminders.hour })
		.from(reminders)
		.leftJoin(studySettings, eq(studySettings.userId, reminders.userId))
		.where(or(eq(reminders.byMail, true), hasDevices))
	const zones = new Map(clocks.map(({ timeZone }) => [timeZone, dueHours(now, timeZone)]))
	const due = clocks.flatMap(({ timeZone, hour }) => {
		const today = zones.get(timeZone)
		return today?.hours.includes(hour) ? [{ timeZone, hour, date: today.date }] : []
	})
	if (due.length === 0) return []
	const date = sql<string>`due.value ->> 'date'`
	return db
		.select({
			reminder: reminders,
			timeZone: zone,
			date,
			user: {
				id: userProfiles.id,
				level: userProfiles.level,
				langLevel: userProfiles.langLevel,
				email: userProfiles.email,
				displayName: userProfiles.displayName,
				isConfirmed: userProfiles.emailVerified,
			},
		})
		.from(reminders)
		.innerJoin(userProfiles, eq(userProfiles.id, reminders.userId))
		.leftJoin(studySettings, eq(studySettings.userId, reminders.userId))
		.innerJoin(
			sql`json_each(${JSON.stringify(due)}) as due`,
			sql`due.value ->> 'hour' = ${reminders.hour} and due.value ->> 'timeZone' = ${zone}`,
		)
		.where(
			and(
				eq(userProfiles.status, accountStatuses.normal),
				isNull(userProfiles.leavesAt),
				or(and(eq(reminders.byMail, true), eq(userProfiles.emailVerified, true)), hasDevices),
				isUndecided(date),
			),
		)
		.orderBy(asc(reminders.updatedAt), asc(reminders.userId))
		.limit(mostReminded)
}

/** A condition: nothing was decided, and nothing sent, on this day or a later one. */
function isUndecided(date: SQL | string) {
	return and(
		or(isNull(reminders.decidedOn), lt(reminders.decidedOn, date)),
		or(isNull(reminders.sentOn), lt(reminders.sentOn, date)),
	)
}

/** A condition: a browser shows the person's reminders. */
function hasDevice(db: Db): SQL {
	return exists(
		db
			.select({ one: sql`1` })
			.from(pushSubscriptions)
			.where(eq(pushSubscriptions.userId, reminders.userId)),
	)
}

async function remind(db: Db, person: Due, run: Run): Promise<void> {
	const { user, reminder, date } = person
	const { now } = run
	const today = { date, start: dayOf(now, person.timeZone).start }
	const found = await findWaiting(db, { user, today, sentAt: reminder.sentAt, now })
	const { waiting, hasStudiedToday, hasStudiedSince } = found
	const next =
		!hasStudiedToday && isSomething(waiting)
			? nextReminder(reminder, { date, hasStudiedSince })
			: undefined
	const sent = next && { sentOn: date, sentAt: now, unanswered: next.unanswered }
	const decided = await db
		.update(reminders)
		.set({ decidedOn: date, updatedAt: now, ...sent })
		.where(and(eq(reminders.userId, user.id), isUndecided(date)))
		.returning({ userId: reminders.userId })
	if (!next || decided.length === 0) return
	const { isLast } = next
	const byMail = reminder.byMail && user.isConfirmed
	const isSent = await sendReminder(db, { user, byMail, waiting, isLast }, run)
	if (!isSent) return takeBack(db, person)
	// Last of all: if this is lost, there is one more reminder in a week.
	if (isLast) await end(db, user.id)
	else if (reminder.failures > 0) {
		await db.update(reminders).set({ failures: 0 }).where(eq(reminders.userId, user.id))
	}
}

/** The reminder switches itself off, everywhere. */
async function end(db: Db, userId: string): Promise<void> {
	await db.batch([
		db.update(reminders).set({ failures: 0, byMail: false }).where(eq(reminders.userId, userId)),
		db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
	])
}

/** The reminder counts as not sent, and may be tried again. */
async function takeBack(db: Db, { reminder, date }: Due): Promise<void> {
	const { userId, sentOn, sentAt, unanswered } = reminder
	const isTriedAgain = reminder.failures + 1 < mostTries
	await db
		.update(reminders)
		.set({
			sentOn,
			sentAt,
			unanswered,
			decidedOn: isTriedAgain ? reminder.decidedOn : date,
			failures: isTriedAgain ? reminder.failures + 1 : 0,
		})
		.where(and(eq(reminders.userId, userId), eq(reminders.sentOn, date)))
}
