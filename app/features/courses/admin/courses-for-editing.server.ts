import { and, asc, count, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { contains } from '#app/db/contains.ts'
import { courseLevelRank } from '#app/db/course-level-rank.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { kindOfLesson } from '#app/db/kind-of-lesson.ts'
import { exercises, lessonContents, lessons, workingParts } from '#app/db/schema/index.ts'
import { hasWorkingParts } from '#app/db/working-parts.ts'
import { hasExercises, lessonKinds } from '#app/domain/courses/lesson-kind.ts'
import type { CourseLack } from '#app/domain/courses/lesson-state.ts'
import type { CourseColumn, CourseSearch } from './course-search.ts'

const parent = alias(lessons, 'parent')

const listed = {
	id: lessons.id,
	type: lessons.type,
	slug: lessons.slug,
	title: lessons.title,
	category: lessons.category,
	level: lessons.level,
	isFree: lessons.isFree,
	isPrivate: lessons.isPrivate,
	status: lessons.status,
	version: lessons.version,
	createdAt: lessons.createdAt,
	updatedAt: lessons.updatedAt,
	isDeleted: lessons.isDeleted,
	/** When it is published by itself; null if nobody has chosen a time. */
	publishAt: lessons.publishAt,
	/** Whether something saved is not published. */
	hasChanges: hasWorkingParts('lessons', sql`${lessons.id}`),
	/** Lessons of a course, without deleted ones. */
	lessonCount: lessonsBelow(),
	/** For a course: whether one of its lessons has a text. */
	hasText: hasText(),
}

/** One page of courses and single lessons, and the total on all pages. */
export async function listCourses(db: Db, search: CourseSearch) {
	const { page, size } = search
	const matches = whereOf(search)
	const [courses, [found]] = await db.batch([
		db
			.select({
				...listed,
				parentTitle: parent.title,
				parentStatus: parent.status,
				/** How many lessons lack it; of a single lesson 1, if it does. */
				withoutText: lessonsWithout('no-text'),
				withoutExercises: lessonsWithout('no-exercises'),
				withoutAudio: lessonsWithout('no-audio'),
			})
			.from(lessons)
			.leftJoin(parent, eq(parent.id, lessons.parentId))
			.where(matches)
			.orderBy(...orderOf(search), desc(lessons.orderNo), desc(lessons.createdAt), desc(lessons.id))
			.limit(size)
			.offset((page - 1) * size),
		db.select({ total: count() }).from(lessons).where(matches),
	])
	return { courses, total: found?.total ?? 0 }
}

export type ListedCourse = Awaited<ReturnType<typeof listCourses>>['courses'][number]

function whereOf(search: CourseSearch): SQL | undefined {
	const { keyword, type, category, level, isFree, isPrivate, status, lack } = search
	const { title, slug } = lessons
	const texts = [sql`${title} ->> 'zh'`, sql`${title} ->> 'en'`, slug]
	return and(
		search.isEveryLesson ? undefined : isNull(lessons.parentId),
		not(isDeleted()),
		type && eq(lessons.type, type),
		category && eq(lessons.category, category),
		level && eq(lessons.level, level),
		isFree === undefined ? undefined : eq(lessons.isFree, isFree),
		isPrivate === undefined ? undefined : eq(lessons.isPrivate, isPrivate),
		status === undefined ? undefined : eq(lessons.status, status),
		lack && sql`${lessonsWithout(lack)} > 0`,
		keyword ? or(...texts.map((text) => contains(text, keyword))) : undefined,
	)
}

/** The values that courses are sorted by. */
const sortValues: Record<CourseColumn, () => SQL> = {
	title: () => sql`${lessons.title} ->> 'en' collate nocase`,
	type: () => sql`${lessonsBelow()}`,
	category: () => sql`${lessons.category}`,
	level: () => sql`${courseLevelRank(lessons.level)}`,
	free: () => sql`not ${lessons.isFree}`,
	scope: () => sql`${lessons.isPrivate}`,
	missing: () =>
		sql`${lessonsWithout('no-text')} * 3 + ${lessonsWithout('no-exercises')} + ${lessonsWithout('no-audio')}`,
	status: () => sql`${lessons.status}`,
	created: () => sql`${lessons.createdAt}`,
}

function orderOf({ sorting }: CourseSearch): SQL[] {
	if (!sorting) return []
	const value = sortValues[sorting.by]()
	return [sorting.isDown ? desc(value) : asc(value)]
}

const edited = {
	...listed,
	parentId: lessons.parentId,
	description: lessons.description,
	coverImagePath: lessons.coverImagePath,
	orderNo: lessons.orderNo,
	pathNo: lessons.pathNo,
	config: lessons.config,
}

/** A course with its lessons, in the learners' order. */
export async function findCourseToEdit(db: Db, { id }: { id: string }) {
	const [[course], children] = await db.batch([
		db
			.select(edited)
			.from(lessons)
			.where(and(eq(lessons.id, id), eq(lessons.type, 'course'), eq(lessons.isDeleted, false))),
		db
			.select({ ...listed, orderNo: lessons.orderNo, updatedAt: lastSaved() })
			.from(lessons)
			.where(
				and(eq(lessons.parentId, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false)),
			)
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id)),
	])
	return course && { ...course, lessons: children }
}

export type CourseToEdit = NonNullable<Awaited<ReturnType<typeof findCourseToEdit>>>

/** A course or lesson, even if it is deleted. */
export async function findItem(db: Db, { id }: { id: string }) {
	const [found] = await findItems(db, { ids: [id] })
	return found
}

/** The same for several, in the learners' order. */
export async function findItems(db: Db, { ids }: { ids: readonly string[] }) {
	return db
		.select({
			...edited,
			parentTitle: parent.title,
			parentStatus: parent.status,
			parentCover: parent.coverImagePath,
			parentConfig: parent.config,
			isParentDeleted: parent.isDeleted,
		})
		.from(lessons)
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.where(inArray(lessons.id, [...ids]))
		.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id))
}

/** The courses that a lesson can be moved to, by their English titles. */
export async function listCourseTitles(db: Db) {
	return db
		.select({ id: lessons.id, title: lessons.title })
		.from(lessons)
		.where(and(eq(lessons.type, 'course'), eq(lessons.isDeleted, false)))
		.orderBy(sql`${lessons.title} ->> 'en' collate nocase`, asc(lessons.id))
}

export type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>

/** Whether a course exists, so that lessons can be added to it. */
export async function hasCourse(db: Db, id: string): Promise<boolean> {
	const { type, isDeleted } = lessons
	const isCourse = and(eq(lessons.id, id), eq(type, 'course'), eq(isDeleted, false))
	return (await db.$count(lessons, isCourse)) > 0
}

/**
 * Counts the lessons of a course. The subquery is a fragment of its own because drizzle drops the table
 * name from columns of the outermost fragment.
 */
function lessonsBelow(): SQL<number> {
	return sql<number>`(${sql`select count(*) from ${lessons} as below
		where below.parent_id = ${lessons.id} and not below.is_deleted`})`
}

/** The last save of a lesson's form, text, audio or exercises. */
function lastSaved(): SQL<Date> {
	return sql`max(
		${lessons.updatedAt},
		coalesce((${sql`select own.updated_at from ${lessonContents} as own
			where own.lesson_id = ${lessons.id}`}), 0),
		coalesce((${sql`select max(theirs.updated_at) from ${exercises} as theirs
			where theirs.lesson_id = ${lessons.id}`}), 0),
		coalesce((${sql`select max(working.updated_at) from ${workingParts} as working
			where working.owner_kind = 'lessons' and working.owner_id = ${lessons.id}`}), 0)
	)`.mapWith(lessons.updatedAt)
}

/** Lessons of a course that lack something, or the lesson itself. */
function lessonsWithout(lack: CourseLack): SQL<number> {
	return sql<number>`(${sql`select count(*) from ${lessons} as below
		where below.type = 'lesson' and not below.is_deleted
			and (below.parent_id = ${lessons.id} or below.id = ${lessons.id})
			and not exists (${lackingRows[lack]})`})`
}

const kindsWithoutExercises = lessonKinds.filter((kind) => !hasExercises(kind))

const lackingRows: Record<CourseLack, SQL> = {
	'no-text': sql`select 1 from ${lessonContents} as own
		where own.lesson_id = below.id and own.content <> '[]'`,
	'no-exercises': sql`select 1 from ${exercises} as own
		where own.lesson_id = below.id and own.status = 1
		union all select 1 where ${inArray(kindOfLesson(sql`below`), kindsWithoutExercises)}`,
	'no-audio': sql`select 1 from ${lessonContents} as own
		where own.lesson_id = below.id and own.audio_path is not null`,
}

function hasText(): SQL<boolean> {
	return sql`(
		exists (${sql`select 1 from ${lessonContents} as own
			where own.lesson_id = ${lessons.id} and own.content <> '[]'`})
		or exists (${sql`select 1 from ${lessons} as below
			join ${lessonContents} as theirs on theirs.lesson_id = below.id
			where below.parent_id = ${lessons.id} and not below.is_deleted and theirs.content <> '[]'`})
	)`.mapWith(Boolean)
}
