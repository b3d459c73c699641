import { and, asc, desc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { isLessonOpenTo } from '#app/db/is-open-to.ts'
import { lessonContents, lessons, readingPlaces } from '#app/db/schema/index.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { type Fit, textOfFit } from '#app/domain/known-words/coverage.ts'
import { levelsThatFit } from '#app/domain/today/course-level.ts'
import { nextOf } from '#app/domain/today/next-lesson.ts'
import { placeInCourse } from '#app/features/courses/course-path.server.ts'
import { isGoneOnWith } from './continue-reading.server.ts'
import { lessonsDoneBy } from './done-lessons.server.ts'

const course = alias(lessons, 'course_of_next')

/** The next lesson is chosen among so many new ones, in the order of their courses. */
const mostNewLessons = 30

/** How well lessons fit the person. */
type Fits = { ofLessons: (ids: readonly string[]) => Fit | undefined }

type NewLesson = Awaited<ReturnType<typeof newLessonsFor>>[number]

type Reader = { id: string; level: number; langLevel: HskLevel }

/**
 * New lessons for a person: those with a text that they may open and have not read, of the level of
 * courses that suits them best first. Within a level the path comes first, and each course has its
 * order. A course on the path is one story: of its lessons only the first is offered. A query.
 */
export function newLessonsFor(db: Db, reader: Reader, { most = mostNewLessons } = {}) {
	const found = db.$with('found').as(
		db
			.select({
				id: lessons.id,
				turn: placeInCourse.as('turn'),
			})
			.from(lessons)
			.where(
				and(
					isLessonOpenTo(reader),
					hasText,
					not(isReadBy(reader.id)),
					not(isBeingReadBy(reader.id)),
				),
			),
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

/** The lesson that is offered, with what is shown of it. */
export function nextAmong(newLessons: readonly NewLesson[], { ofLessons }: Fits) {
	const next = nextOf(newLessons.map((lesson) => ({ ...lesson, fit: ofLessons([lesson.id]) })))
	return (
		next && {
			to: `/courses/lessons/${next.slug}`,
			title: next.title,
			note: next.fit ? textOfFit(next.fit) : courseLevelNames[next.level],
			isOnPath: next.isOnPath,
		}
	)
}

/** Two queries at the same time. */
export async function findNextLesson(
	db: Db,
	{ user, fits }: { user: Reader; fits: Promise<Fits> },
) {
	const [newLessons, known] = await Promise.all([newLessonsFor(db, user), fits])
	return nextAmong(newLessons, known)
}

/** 0 for the level of courses that fits best. */
function distanceFrom(level: HskLevel): SQL {
	const cases = levelsThatFit(level).map((one, index) => sql`when ${one} then ${index}`)
	return sql`case ${lessons.level} ${sql.join(cases, sql` `)} end`
}

const hasText = sql`exists (${sql`select 1 from ${lessonContents}
	where ${lessonContents.lessonId} = ${lessons.id} and ${lessonContents.content} <> '[]'`})`

/** Done or read to its end; a text that was only opened is still new. */
function isReadBy(userId: string): SQL {
	return sql`(${lessons.id} in (${lessonsDoneBy(userId)}) or exists (${sql`select 1 from ${readingPlaces}
		where ${readingPlaces.lessonId} = ${lessons.id} and ${readingPlaces.userId} = ${userId}
			and ${readingPlaces.paragraph} >= ${readingPlaces.paragraphs}`}))`
}

/** The lesson that is continued: it is not offered beside that. */
function isBeingReadBy(userId: string): SQL {
	const { lessonId, changedAt, id } = readingPlaces
	return sql`${lessons.id} is (${sql`select ${lessonId} from ${readingPlaces}
		where ${readingPlaces.userId} = ${userId} and ${isGoneOnWith(userId)}
		order by ${changedAt} desc, ${id} limit 1`})`
}
