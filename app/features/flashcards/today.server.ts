import { and, count, eq, gte, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, studySettings } from '#app/db/schema/index.ts'
import { isSetAside } from '#app/db/set-aside.ts'
import { dayOf, longestDayMs } from '#app/domain/flashcards/day.ts'
import { budgetOf, type Standing } from '#app/domain/flashcards/session.ts'
import { studyDefaults } from '#app/domain/flashcards/study-limits.ts'
import type { StudySettings } from './study-contract.ts'

export function settingsOf(db: Db, userId: string) {
	return db
		.select({
			newPerDay: studySettings.newPerDay,
			reviewsPerDay: studySettings.reviewsPerDay,
			timeZone: studySettings.timeZone,
			goalMinutes: studySettings.goalMinutes,
		})
		.from(studySettings)
		.where(eq(studySettings.userId, userId))
}

export function settingsFrom([settings]: readonly StudySettings[]): StudySettings {
	return settings ?? studyDefaults
}

/**
 * Counts the begun cards that matter today, grouped by state and dates. Overdue cards are due now, and
 * cards begun or answered before yesterday count as of yesterday: a person back after a year, with
 * all decks overdue, is a handful of rows. `within` leaves the other cards out.
 */
export function standingsOf(
	db: Db,
	{ userId, now, within }: { userId: string; now: Date; within?: SQL | undefined },
) {
	const [from, to] = [+yesterday(now), +tomorrow(now)]
	const columns = {
		deckId: cards.deckId,
		state: cardStates.state,
		due: sql<number>`max(min(${cardStates.due}, ${to}), ${+now})`.as('stands_due'),
		introducedAt: sql<number>`max(${cardStates.introducedAt}, ${from})`.as('stands_introduced'),
		lastReviewedAt: sql<number>`max(${cardStates.lastReviewedAt}, ${from})`.as('stands_last'),
	}
	return db
		.select({ ...columns, count: count() })
		.from(cardStates)
		.innerJoin(cards, eq(cards.id, cardStates.cardId))
		.where(
			and(
				eq(cardStates.userId, userId),
				ne(cardStates.state, 'new'),
				isNull(cards.removedAt),
				not(isSetAside(userId)),
				within,
				or(lt(cardStates.due, tomorrow(now)), gte(cardStates.lastReviewedAt, yesterday(now))),
			),
		)
		.groupBy(
			columns.deckId,
			columns.state,
			sql`stands_due`,
			sql`stands_introduced`,
			sql`stands_last`,
		)
}

type StandingRow = Awaited<ReturnType<typeof standingsOf>>[number]

/** Today by the person's time zone and limits. */
export function todayOf(
	settings: readonly StudySettings[],
	rows: readonly StandingRow[],
	now: Date,
) {
	const { timeZone, goalMinutes: _, ...limits } = settingsFrom(settings)
	const standings: Standing[] = rows.map(({ due, introducedAt, lastReviewedAt, ...row }) => ({
		...row,
		due: new Date(due),
		introducedAt: new Date(introducedAt),
		lastReviewedAt: new Date(lastReviewedAt),
	}))
	const day = dayOf(now, timeZone)
	return { standings, day, budget: budgetOf(standings, { day, limits }) }
}

/** After the end of today in any zone. */
export function tomorrow(now: Date): Date {
	return new Date(+now + longestDayMs)
}

/** Before the beginning of today in any zone. */
export function yesterday(now: Date): Date {
	return new Date(+now - longestDayMs)
}
