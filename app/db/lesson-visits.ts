import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import { readableJson } from './readable-json.ts'
import { lessonProgress, readingPlaces } from './schema/index.ts'

type Which = {
	/** A select of the ids of lessons. */
	lessons?: SQL
	/** A person's id. */
	person?: string
}

/**
 * A subquery of who was in which lessons, a row for each person and lesson: `lesson_id`, `uid`, when they were
 * last there (`at`), where they stopped in the text (`paragraph` of `paragraphs`; null if that is not known), and
 * as 1, 0 or null whether the text is finished (`is_finished`) and its exercises begun (`has_begun`). `score` is the
 * best result in percent, `restarts` how often the exercises were begun anew.
 */
export function lessonVisits({ lessons, person }: Which): SQL {
	const { record, learnedAt } = lessonProgress
	const recordOf = (path: string) => sql`${readableJson(record)} ->> ${sql.raw(`'$.${path}'`)}`
	const place = readingPlaces
	const inLessons = (column: SQL) => (lessons ? sql`${column} in (${lessons})` : undefined)
	const ofPerson = (column: SQL) => (person === undefined ? undefined : sql`${column} = ${person}`)
	const places = and(
		isNotNull(place.lessonId),
		inLessons(sql`${place.lessonId}`),
		ofPerson(sql`${place.userId}`),
	)
	const records = and(
		inLessons(sql`${lessonProgress.lessonId}`),
		ofPerson(sql`${lessonProgress.userId}`),
	)
	return sql`(
		select lesson_id, uid, max(at) as at, max(paragraph) as paragraph, max(paragraphs) as paragraphs,
			max(is_finished) as is_finished, max(has_begun) as has_begun, max(score) as score,
			max(restarts) as restarts
		from (
			${sql`select ${place.lessonId} as lesson_id, ${place.userId} as uid, ${place.changedAt} as at,
				${place.paragraph} as paragraph, ${place.paragraphs} as paragraphs,
				${place.paragraph} >= ${place.paragraphs} as is_finished,
				null as has_begun, null as score, null as restarts
			from ${place} where ${places ?? sql`true`}`}
			union all
			${sql`select ${lessonProgress.lessonId}, ${lessonProgress.userId}, ${lessonProgress.updatedAt}, null, null,
				${learnedAt} is not null, ${recordOf('exerciseStatus')} is not null,
				${recordOf('exerciseBest.score')}, ${lessonProgress.restarts}
			from ${lessonProgress} where ${records ?? sql`true`}`}
		) group by lesson_id, uid)`
}
