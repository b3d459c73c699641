/** The courses on the path, as a person may see them. */
import { type AnyColumn, and, asc, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { isLessonOpenTo } from '#app/db/is-open-to.ts'
import { lessonProgress, lessons } from '#app/db/schema/index.ts'
import {
	type CourseAtFirst,
	isOnPath,
	isPathCourse,
	markChangedAt,
	type Reader,
	visibleInLists,
} from './list-courses.server.ts'

const mostOnPath = 50

/** Lessons may be learned in the browser that the server doesn't know of yet. */
const mostAhead = 3

const course = alias(lessons, 'course_on_path')

/** The courses by their titles alone: a query. */
export function titlesOnPath(db: Db, reader: Reader) {
	return db
		.select({ slug: lessons.slug, title: lessons.title })
		.from(lessons)
		.where(and(isOnPath, visibleInLists(db, reader)))
		.orderBy(...inPathOrder)
		.limit(mostOnPath)
}

/** Whether the path begins with a course: a column of it. */
export function beginsPath({ pathNo }: { pathNo: AnyColumn }) {
	const first = sql`(select min(${lessons.pathNo}) from ${lessons} where ${and(isOnPath, isEnabled(lessons))})`
	return sql<boolean>`coalesce(${pathNo} = ${first}, 0)`.mapWith(Boolean)
}

const inPathOrder = [
	asc(lessons.pathNo),
	desc(lessons.orderNo),
	desc(lessons.createdAt),
	asc(lessons.id),
]

/** The first lesson that a person may open in the courses after that of a lesson: a query. */
export function firstAfterCourse(db: Db, { slug, reader }: { slug: string; reader: Reader }) {
	return db
		.select({ slug: lessons.slug, title: lessons.title, course: course.title })
		.from(lessons)
		.innerJoin(course, eq(course.id, lessons.parentId))
		.where(
			and(
				sql`${placeOnPath} > ${placeOfCourseOf(slug)}`,
				isLessonOpenTo(reader),
				isEnabled(lessons),
				isEnabled(course),
			),
		)
		.orderBy(
			asc(course.pathNo),
			desc(course.orderNo),
			desc(course.createdAt),
			asc(course.id),
			asc(lessons.orderNo),
			asc(lessons.createdAt),
		)
		.limit(1)
}

/** The lessons of the courses before that of a test: a query. None for another lesson, or off the path. */
export function lessonsBeforeTest(db: Db, slug: string) {
	const isTest = sql`exists (select 1 from ${lessons} as test
		where test.slug = ${slug} and test.config ->> 'kind' = 'test')`
	return db
		.select({ id: lessons.id })
		.from(lessons)
		.innerJoin(course, eq(course.id, lessons.parentId))
		.where(
			and(
				isTest,
				sql`${placeOnPath} < ${placeOfCourseOf(slug)}`,
				isEnabled(lessons),
				isEnabled(course),
			),
		)
}

function isEnabled(item: typeof lessons | typeof course): SQL | undefined {
	const { status, isDeleted }: Pick<typeof item, 'status' | 'isDeleted'> = item
	return and(eq(status, 1), eq(isDeleted, false))
}

/** `inPathOrder` as one row value, for courses that share a number. */
const placeOnPath = sql`(${course.pathNo}, -${course.orderNo}, -${course.createdAt}, ${course.id})`

/** Where the course of a lesson stands on the path: a row value too. */
function placeOfCourseOf(slug: string): SQL {
	return sql`(${sql`select its.path_no, -its.order_no, -its.created_at, its.id from ${lessons} as learned
		join ${lessons} as its on its.id = learned.parent_id where learned.slug = ${slug}`})`
}

/** The place of a lesson among those of its course that a query finds, from 1. */
export const placeInCourse = sql<number>`row_number() over (
	partition by ${lessons.parentId} order by ${lessons.orderNo}, ${lessons.createdAt})`

/** The first lessons of each course that the person may open and has not learned: a query. */
export function lessonsAheadOnPath(db: Db, reader: Reader) {
	const ahead = db.$with('ahead').as(
		db
			.select({
				id: lessons.id,
				place: placeInCourse.as('place'),
			})
			.from(lessons)
			.innerJoin(course, eq(course.id, lessons.parentId))
			.where(
				and(
					isNotNull(course.pathNo),
					isLessonOpenTo(reader),
					isEnabled(lessons),
					isEnabled(course),
					not(isLearnedBy(reader.id)),
				),
			),
	)
	return db
		.with(ahead)
		.select({
			id: lessons.id,
			courseId: lessons.parentId,
			slug: lessons.slug,
			title: lessons.title,
			markChangedAt: markChangedAt(),
		})
		.from(lessons)
		.innerJoin(ahead, eq(ahead.id, lessons.id))
		.leftJoin(
			lessonProgress,
			and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, reader.id)),
		)
		.where(sql`${ahead.place} <= ${mostAhead}`)
		.orderBy(asc(ahead.place))
}

function isLearnedBy(userId: string): SQL {
	const { lessonId, learnedAt } = lessonProgress
	return sql`exists (${sql`select 1 from ${lessonProgress}
		where ${lessonId} = ${lessons.id} and ${lessonProgress.userId} = ${userId}
			and ${learnedAt} is not null`})`
}

/** The courses on the path, among those of /courses, with the lessons to go on with. */
export function toPath(
	courses: readonly CourseAtFirst[],
	ahead: Awaited<ReturnType<typeof lessonsAheadOnPath>>,
) {
	const onPath = courses
		.filter(isPathCourse)
		.toSorted((a, b) => Number(a.pathNo) - Number(b.pathNo))
	return onPath.map((course) => ({
		...course,
		ahead: ahead
			.filter(({ courseId }) => courseId === course.id)
			.map(({ id, slug, title, markChangedAt }) => ({
				slug,
				title,
				mark: { lessonId: id, isLearned: false, changedAt: markChangedAt },
			})),
	}))
}

export type PathCourse = ReturnType<typeof toPath>[number]
