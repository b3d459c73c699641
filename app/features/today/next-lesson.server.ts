import { and, asc, desc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { isLessonOpenTo } from '#app/db/is-open-to.ts'
import { lessonContents, lessonProgress, lessons, readingPlaces } from '#app/db/schema/index.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { levelsThatFit } from '#app/domain/today/course-level.ts'
import { placeInCourse } from '#app/features/courses/course-path.server.ts'

const course = alias(lessons, 'course_of_next')

type Reader = { id: string; level: number; langLevel: HskLevel }

/**
 * New lessons for a person: those with a text that they may open and have not begun, of the level of
 * courses that suits them best first. Within a level the path comes first, and each course has its
 * order. A course on the path is one story: of its lessons only the first is offered. A query.
 */
export function newLessonsFor(db: Db, reader: Reader, { most }: { most: number }) {
	const found = db.$with('found').as(
		db
			.select({
				id: lessons.id,
				turn: placeInCourse.as('turn'),
			})
			.from(lessons)
			.where(and(isLessonOpenTo(reader), hasText, not(isBegunBy(reader.id)))),
	)
	return db
		.with(found)
		.select({
			id: lessons.id,
			slug: lessons.slug,
			title: lessons.title,
			level: lessons.level,
			isOnPath: sql<boolean>`${course.pathNo} is not null`.mapWith(Boolean),
		})
		.from(lessons)
		.innerJoin(found, eq(found.id, lessons.id))
		.leftJoin(course, eq(course.id, lessons.parentId))
		.where(or(isNull(course.pathNo), eq(found.turn, 1)))
		.orderBy(
			distanceFrom(reader.langLevel),
			sql`${course.pathNo} nulls last`,
			desc(sql`coalesce(${course.orderNo}, ${lessons.orderNo})`),
			desc(sql`coalesce(${course.createdAt}, ${lessons.createdAt})`),
			sql`coalesce(${course.id}, ${lessons.id})`,
			asc(lessons.orderNo),
			asc(lessons.createdAt),
		)
		.limit(most)
}

/** 0 for the level of courses that fits best. */
function distanceFrom(level: HskLevel): SQL {
	const cases = levelsThatFit(level).map((one, index) => sql`when ${one} then ${index}`)
	return sql`case ${lessons.level} ${sql.join(cases, sql` `)} end`
}

const hasText = sql`exists (${sql`select 1 from ${lessonContents}
	where ${lessonContents.lessonId} = ${lessons.id} and ${lessonContents.content} <> '[]'`})`

function isBegunBy(userId: string): SQL {
	return sql`(exists (${sql`select 1 from ${lessonProgress}
		where ${lessonProgress.lessonId} = ${lessons.id} and ${lessonProgress.userId} = ${userId}`})
		or exists (${sql`select 1 from ${readingPlaces}
		where ${readingPlaces.lessonId} = ${lessons.id} and ${readingPlaces.userId} = ${userId}`}))`
}
