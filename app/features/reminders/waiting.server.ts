/** What waits for a person today, and whether they have studied. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { lessons, reviews, studyTime, userProfiles, userWords } from '#app/db/schema/index.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { dueNow, loadOf } from '#app/domain/flashcards/session.ts'
import type { Waiting } from '#app/domain/reminders/what-waits.ts'
import { minutesOfCards } from '#app/domain/today/due-minutes.ts'
import { decksInUse, newCardsIn } from '#app/features/flashcards/new-cards.server.ts'
import { settingsOf, standingsOf, todayOf } from '#app/features/flashcards/today.server.ts'
import {
	ownTextToContinue,
	textToContinue,
	toContinued,
} from '#app/features/today/continue-reading.server.ts'
import { newLessonsFor } from '#app/features/today/next-lesson.server.ts'
import { paceOf } from '#app/features/today/studied.server.ts'

/** Less time with a text than this does not count as study, as on /courses. */
const leastReadMs = 60_000

type Asked = {
	user: Pick<User, 'id' | 'level' | 'langLevel'>
	/** Today by the person's clock. */
	today: { date: string; start: Date }
	/** The last reminder. */
	sentAt: Date | null
	now: Date
}

/** One batch, and one query more where a lesson is next. */
export async function findWaiting(db: Db, { user, today, sentAt, now }: Asked) {
	const { id: userId } = user
	const [[studied], settings, standingRows, [newCards], [pace], [place], [ownPlace], [lesson]] =
		await db.batch([
			db
				.select({
					today: hasStudied(userId, {
						since: today.start,
						reading: sql`${studyTime.day} = ${today.date}`,
					}),
					sinceReminder: hasStudied(userId, {
						since: sentAt ?? now,
						reading: sql`${studyTime.updatedAt} >= ${+(sentAt ?? now)}`,
					}),
				})
				.from(userProfiles)
				.where(eq(userProfiles.id, userId)),
			settingsOf(db, userId),
			standingsOf(db, { userId, now }),
			newCardsIn(db, { userId, decks: decksInUse(userId) }),
			paceOf(db, userId),
			textToContinue(db, user),
			ownTextToContinue(db, userId),
			newLessonsFor(db, user, { most: 1 }),
		])
	const { standings, day, budget } = todayOf(settings, standingRows, now)
	const load = loadOf(standings, { unseen: newCards?.count ?? 0, day, budget, now })
	const due = dueNow(load)
	const minutes = minutesOfCards(due, pace?.averageMs ?? null)
	const begun = toContinued(place, ownPlace)
	const waiting: Waiting = {
		cards: { due, fresh: load.fresh, minutes },
		begun: begun && { title: begun.title.en },
		// Of other lessons, /courses chooses the one that fits best, which takes more than a query.
		next: begun || !lesson?.isOnPath ? undefined : await findPlace(db, lesson),
	}
	return {
		waiting,
		hasStudiedToday: studied?.today ?? false,
		hasStudiedSince: studied?.sinceReminder ?? false,
	}
}

type Study = { since: Date; reading: SQL }

/** Whether there is an answer or a mark since then, or time with a text in the rows that `reading` says. */
function hasStudied(userId: string, { since, reading }: Study) {
	const answered = sql`select 1 from ${reviews}
		where ${reviews.userId} = ${userId} and ${reviews.at} >= ${+since}`
	const marked = sql`select 1 from ${userWords}
		where ${userWords.userId} = ${userId} and ${userWords.changedAt} >= ${+since}`
	const read = sql`select coalesce(sum(${studyTime.readMs} + ${studyTime.listenedMs}), 0)
		from ${studyTime} where ${studyTime.userId} = ${userId} and ${reading}`
	return sql<boolean>`(exists (${answered}) or exists (${marked}) or (${read}) >= ${leastReadMs})`.mapWith(
		Boolean,
	)
}

const course = alias(lessons, 'course_of_waiting')

/** A lesson's title, its course and its number there, as the course's page counts: with those that come soon. */
async function findPlace(db: Db, { id, title }: Pick<typeof lessons.$inferSelect, 'id' | 'title'>) {
	const [place] = await db
		.select({
			course: course.title,
			number: sql<number>`(select count(*) from ${lessons} as sibling
				where sibling.parent_id = ${lessons.parentId} and sibling.type = 'lesson'
					and sibling.status in (1, 2) and not sibling.is_deleted
					and (sibling.order_no, sibling.created_at) <= (${lessons.orderNo}, ${lessons.createdAt}))`,
		})
		.from(lessons)
		.leftJoin(course, eq(course.id, lessons.parentId))
		.where(eq(lessons.id, id))
	return { title: title.en, course: place?.course?.en ?? null, number: place?.number ?? 1 }
}
