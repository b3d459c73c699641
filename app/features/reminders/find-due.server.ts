/** The people who may have to be reminded now. */
import { and, asc, eq, exists, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { pushSubscriptions, reminders, studySettings, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { studyDefaults } from '#app/domain/flashcards/study-limits.ts'
import { dueHours } from '#app/domain/reminders/due-hours.ts'
import { isLive } from './live-devices.server.ts'
import type { Sending } from './send-reminder.server.ts'

/** How many people are looked at in one run; the others wait a minute. */
const mostReminded = 100

const zone = sql<string>`coalesce(${studySettings.timeZone}, ${studyDefaults.timeZone})`

export type Due = Awaited<ReturnType<typeof findDue>>[number]

/**
 * The people whose hour it is and whose day is not decided yet. Those who were tried longest ago come first, so
 * that people whose reminders keep failing never take all the places of a run.
 */
export async function findDue(db: Db, { now, push }: Pick<Sending, 'now' | 'push'>) {
	const hasDevices = push && hasDevice(db, { siteKey: push.siteKey, now })
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
				isActive,
				or(and(eq(reminders.byMail, true), eq(userProfiles.emailVerified, true)), hasDevices),
				isUndecided(date),
			),
		)
		.orderBy(asc(reminders.updatedAt), asc(reminders.userId))
		.limit(mostReminded)
}

const isActive = and(eq(userProfiles.status, accountStatuses.normal), isNull(userProfiles.leavesAt))

/** A condition: nothing was decided, and nothing sent, on this day or a later one. */
function isUndecided(date: SQL | string) {
	return and(
		or(isNull(reminders.decidedOn), lt(reminders.decidedOn, date)),
		or(isNull(reminders.sentOn), lt(reminders.sentOn, date)),
	)
}

/** A condition on the row of a person: nobody has decided on this day since, or changed where reminders go. */
export function isStillDue(db: Db, { reminder, user, date }: Due): SQL | undefined {
	const isSamePerson = and(
		eq(userProfiles.id, user.id),
		isActive,
		eq(userProfiles.email, user.email),
		eq(userProfiles.emailVerified, user.isConfirmed),
	)
	return and(
		eq(reminders.userId, user.id),
		isUndecided(date),
		eq(reminders.byMail, reminder.byMail),
		eq(reminders.hour, reminder.hour),
		exists(db.select({ one: sql`1` }).from(userProfiles).where(isSamePerson)),
	)
}

/** A condition: a browser shows the person's reminders. */
function hasDevice(db: Db, site: Parameters<typeof isLive>[0]): SQL {
	return exists(
		db
			.select({ one: sql`1` })
			.from(pushSubscriptions)
			.where(and(eq(pushSubscriptions.userId, reminders.userId), isLive(site))),
	)
}
