import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessonVisits } from '#app/db/lesson-visits.ts'
import { userProfiles } from '#app/db/schema/index.ts'
import { editorLevel } from '#app/domain/accounts/user.ts'
import { type PeopleCount, peopleCount, shareOf } from '#app/domain/learners/people-count.ts'

type Which = {
	/** A select of the ids of lessons. */
	lessons: SQL
	/** Only people who were there since then, in ms since 1970. */
	since: number
}

/** `lessonVisits` of learners. Editors and administrators open lessons for other reasons. */
export function visitors({ lessons, since }: Which): SQL {
	return sql`(
		select visits.* from ${lessonVisits({ lessons })} as visits
		where visits.at >= ${since} and ${isLearner(sql`visits.uid`)})`
}

export function isLearner(userId: SQL): SQL {
	return sql`exists (${sql`select 1 from ${userProfiles}
		where ${userProfiles.id} = ${userId} and ${userProfiles.level} < ${editorLevel}`})`
}

/** All that came to a lesson. A query. */
export function sumsOfLesson(db: Db, { id, since }: { id: string; since: number }) {
	return db.all<VisitorSums>(
		sql`select ${visitorSums} from ${visitors({ lessons: sql`select ${id}`, since })}`,
	)
}

/** The sums of `visitors`: aggregates for a select from it. */
export const visitorSums = sql`
	count(*) as opened, coalesce(sum(is_finished), 0) as finished, coalesce(sum(has_begun), 0) as begun,
	count(score) as completed, avg(score) as score, coalesce(sum(restarts > 0), 0) as again`

export type VisitorSums = {
	opened: number
	finished: number
	/** How many began the exercises, completed them, and began them anew. */
	begun: number
	completed: number
	again: number
	/** The mean of people's best results in percent; null if nobody completed the exercises. */
	score: number | null
}

export type VisitorFigures = {
	opened: PeopleCount
	finished: PeopleCount
	finishedShare: number | undefined
	begun: PeopleCount
	completed: PeopleCount
	again: PeopleCount
	score: number | undefined
}

/** The sums as they are shown: counts below five stay hidden. */
export function visitorFigures(sums: VisitorSums): VisitorFigures {
	const { opened, finished, begun, completed, again, score } = sums
	return {
		opened: peopleCount(opened),
		finished: peopleCount(finished),
		finishedShare: shareOf(finished, opened),
		begun: peopleCount(begun),
		completed: peopleCount(completed),
		again: peopleCount(again),
		score: score === null || peopleCount(completed) === 'few' ? undefined : Math.round(score),
	}
}
