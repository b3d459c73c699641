/** The queries of a person's latest words, minutes and days. */
import { and, eq, gt, gte, sql, sum } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { nextQuarter, quarterOf } from '#app/db/quarter-of.ts'
import { cardStates, cards, reviews, studyTime, userWords } from '#app/db/schema/index.ts'

const dayMs = 24 * 60 * 60_000

/** Longer than a week in any zone. */
const weekMs = 8 * dayMs

/** Days in a row are counted so far back. */
const mostDaysInARow = 366

type Asked = { userId: string; now: Date }

/** Words that became known this week, by the quarter of an hour: by a mark, or by their cards. */
export function wordsLearned(db: Db, { userId, now }: Asked) {
	const since = +now - weekMs
	return db.all<{ quarter: number; words: number }>(sql`
		select ${quarterOf(sql`at`)} as quarter, count(*) as words from (
			select vocab_id, min(at) as at from (
				select ${userWords.vocabId} as vocab_id, ${userWords.changedAt} as at from ${userWords}
				where ${userWords.userId} = ${userId} and ${userWords.changedAt} >= ${since}
					and ${userWords.status} = 'known'
				union all
				select ${cards.vocabId}, ${cardStates.knownSince} from ${cardStates}
				join ${cards} on ${cards.id} = ${cardStates.cardId}
				where ${cardStates.userId} = ${userId} and ${cardStates.knownSince} >= ${since}
					and ${cards.removedAt} is null
					and not exists (${sql`select 1 from ${userWords} where ${userWords.userId} = ${userId}
						and ${userWords.vocabId} = ${cards.vocabId} and ${userWords.status} is not null`})
			) group by vocab_id
		) group by quarter`)
}

/** Time with cards, by the quarter of an hour. */
export function timeWithCards(db: Db, { userId, now }: Asked) {
	const quarter = quarterOf(reviews.at).as('quarter')
	return db
		.select({ quarter, ms: sql<number>`sum(${reviews.durationMs})` })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), gte(reviews.at, new Date(+now - weekMs))))
		.groupBy(sql`quarter`)
}

/** Time with texts, by day. */
export function timeWithTexts(db: Db, { userId, now }: Asked) {
	const first = new Date(+now - (mostDaysInARow + 2) * dayMs).toISOString().slice(0, 10)
	return db
		.select({
			day: studyTime.day,
			ms: sum(sql`${studyTime.readMs} + ${studyTime.listenedMs}`).mapWith(Number),
		})
		.from(studyTime)
		.where(and(eq(studyTime.userId, userId), gte(studyTime.day, first)))
		.groupBy(studyTime.day)
}

/**
 * The quarters of an hour with an answer or a mark. Only the first of each is looked up: somebody with
 * 200 answers a day has 70,000 in a year, and few quarters.
 */
export function quartersStudied(db: Db, { userId, now }: Asked) {
	const first = +now - (mostDaysInARow + 2) * dayMs
	const firstFrom = (since: ReturnType<typeof sql>) => sql`select min(at) from (
		select min(${reviews.at}) as at from ${reviews}
			where ${reviews.userId} = ${userId} and ${reviews.at} >= ${since}
		union all
		select min(${userWords.changedAt}) from ${userWords}
			where ${userWords.userId} = ${userId} and ${userWords.changedAt} >= ${since})`
	return db.all<{ quarter: number }>(sql`
		with recursive studied(at) as (
			select (${firstFrom(sql`${first}`)})
			union all
			select (${firstFrom(nextQuarter(sql`studied.at`))})
			from studied where studied.at is not null
		)
		select ${quarterOf(sql`at`)} as quarter from studied where at is not null`)
}

/** The average time of a person's latest answers, in ms. */
export function paceOf(db: Db, userId: string) {
	const latest = db
		.select({ ms: reviews.durationMs })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), gt(reviews.durationMs, 0)))
		.orderBy(sql`${reviews.at} desc`)
		.limit(100)
		.as('latest')
	return db.select({ averageMs: sql<number | null>`avg(${latest.ms})` }).from(latest)
}
