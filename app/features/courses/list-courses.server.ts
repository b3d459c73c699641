import {
	and,
	asc,
	count,
	desc,
	eq,
	exists,
	inArray,
	isNotNull,
	isNull,
	lte,
	ne,
	or,
	type SQL,
	sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { lessonProgress, lessons } from '#app/db/schema/index.ts'
import { isSharedWith, sharedIds } from '#app/db/shared-with.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { isEditor, type User } from '#app/domain/accounts/user.ts'
import { categoriesOf, type Section, sectionOf, sections } from '#app/domain/courses/category.ts'
import type { CourseLevel } from '#app/domain/courses/course-level.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'

const coursesPerSection = 4
export const coursesPerCategory = 100
/** The courses among which those that fit are looked for. */
const mostCompared = 1000

export type Reader = Pick<User, 'id' | 'level'>

const child = alias(lessons, 'child')
const parent = alias(lessons, 'parent')

function cardColumns(reader: Reader) {
	return {
		id: lessons.id,
		slug: lessons.slug,
		type: lessons.type,
		title: lessons.title,
		level: lessons.level,
		category: lessons.category,
		cover: lessons.coverImagePath,
		isFree: lessons.isFree,
		isPrivate: isListedAsPrivate,
		status: lessons.status,
		marks: marksBelow(reader),
	}
}

/**
 * The courses that /courses lists: those on the path, and the first of each section that are not. A query, for
 * `toSections` and `toPath`.
 */
export function coursesAtFirst(db: Db, reader: Reader) {
	const section = sectionColumn()
	const ranked = db.$with('ranked').as(
		db
			.select({
				id: lessons.id,
				// Courses on the path are not among the others of their section.
				place: sql<number>`row_number() over (
					partition by ${section}, ${isOnPath}
					order by ${lessons.orderNo} desc, ${lessons.createdAt} desc)`.as('place'),
				inSection: sql<number>`count(*) over (partition by ${section})`.as('in_section'),
			})
			.from(lessons)
			.where(visibleInLists(db, reader)),
	)
	return db
		.with(ranked)
		.select({
			...cardColumns(reader),
			place: ranked.place,
			inSection: ranked.inSection,
			pathNo: lessons.pathNo,
		})
		.from(lessons)
		.innerJoin(ranked, eq(ranked.id, lessons.id))
		.where(or(lte(ranked.place, coursesPerSection), isOnPath))
		.orderBy(desc(lessons.orderNo), desc(lessons.createdAt), asc(lessons.id))
}

export const isOnPath = and(isNotNull(lessons.pathNo), eq(lessons.type, 'course'))

export type CourseAtFirst = Awaited<ReturnType<typeof coursesAtFirst>>[number]

/**
 * The sections with their first courses, and whether their own page has more. Leaves out a section whose courses
 * are all on the path, and Private Courses if it is empty.
 */
export function toSections(rows: readonly CourseAtFirst[]) {
	return sections
		.map((name) => {
			const all = rows.filter((row) => sectionOf(row) === name)
			const courses = all.filter((row) => !isPathCourse(row))
			const hasMore = courses.length < (all[0]?.inSection ?? 0)
			return { section: name, courses, hasMore }
		})
		.filter(
			({ section, courses, hasMore }) => courses.length > 0 || !(hasMore || section === 'private'),
		)
}

export function isPathCourse({ pathNo, type }: Pick<CourseAtFirst, 'pathNo' | 'type'>): boolean {
	return pathNo !== null && type === 'course'
}

export type CourseCardData = Awaited<ReturnType<typeof listCategory>>['courses'][number]

type CategorySearch = {
	section: Section
	levels: readonly CourseLevel[]
	/** Wants the courses beyond the first hundred, too. */
	isCompared?: boolean
}

/** One section's courses of the chosen levels; of all levels if none is chosen. */
export async function listCategory(
	db: Db,
	reader: Reader,
	{ section, levels, isCompared }: CategorySearch,
) {
	const inSection =
		section === 'private'
			? and(visibleInLists(db, reader), isListedAsPrivate)
			: and(
					visibleAtTop(db, reader),
					eq(lessons.isPrivate, false),
					inArray(lessons.category, categoriesOf(section)),
				)
	const chosen = and(inSection, levels.length > 0 ? inArray(lessons.level, levels) : undefined)
	const [courses, [total]] = await db.batch([
		db
			.select(cardColumns(reader))
			.from(lessons)
			.where(chosen)
			.orderBy(desc(lessons.orderNo), desc(lessons.createdAt))
			.limit(isCompared ? mostCompared : coursesPerCategory),
		db.select({ count: count() }).from(lessons).where(chosen),
	])
	return { courses, total: total?.count ?? 0 }
}

/** A lesson inside a private course is private too. Lessons of other courses are never listed. */
const isListedAsPrivate =
	sql<boolean>`(${or(eq(lessons.isPrivate, true), isNotNull(lessons.parentId))})`.mapWith(Boolean)

/** Lists show what is at the top, and lessons to which the reader is invited alone. */
export function visibleInLists(db: Db, reader: Reader): SQL | undefined {
	const atTop = visibleAtTop(db, reader)
	return isEditor(reader) ? atTop : or(atTop, and(isListable, isInvitedAlone(db, reader)))
}

const isListable = and(eq(lessons.isDeleted, false), inArray(lessons.status, [1, 2]))

/**
 * Editors and administrators see everything at the top. Others see private items they are invited to, and no
 * course without a lesson to open, unless it is announced.
 */
function visibleAtTop(db: Db, reader: Reader): SQL | undefined {
	const isAtTop = and(isNull(lessons.parentId), isListable)
	if (isEditor(reader)) return isAtTop
	const isInvited = eq(isSharedWith(reader.id, lessons.id), true)
	return and(isAtTop, or(eq(lessons.isPrivate, false), isInvited), hasOpenLesson(db))
}

function hasOpenLesson(db: Db): SQL | undefined {
	const { available, comingSoon } = lessonStatuses
	const openLesson = db
		.select({ id: child.id })
		.from(child)
		.where(
			and(eq(child.parentId, lessons.id), eq(child.isDeleted, false), eq(child.status, available)),
		)
	return or(ne(lessons.type, 'course'), eq(lessons.status, comingSoon), exists(openLesson))
}

/** The lesson is shared with the reader, but its course, where it would be found, is not. */
function isInvitedAlone(db: Db, reader: Reader): SQL | undefined {
	const closedCourse = db
		.select({ id: parent.id })
		.from(parent)
		.where(
			and(
				eq(parent.id, lessons.parentId),
				eq(parent.isPrivate, true),
				eq(parent.isDeleted, false),
				eq(parent.status, lessonStatuses.available),
				eq(isSharedWith(reader.id, parent.id), false),
			),
		)
	return and(sql`${lessons.id} in (${sharedIds(reader.id)})`, exists(closedCourse))
}

/** A lesson's mark, and whether this reader may open the lesson. */
type CountedMark = LearnedMark & { isOpen: boolean }

/** `accessToLesson` in SQL, for a lesson that is listed or belongs to a course that is. */
function isOpenTo(reader: Reader): SQL {
	if (isEditor(reader)) return sql`true`
	const isInvited = sql`${isSharedWith(reader.id, child.id)} or ${isSharedWith(reader.id, lessons.id)}`
	const isPaid = sql`${child.isFree} or ${reader.level} > 1`
	return sql`(${child.status} = 1 and (not ${child.isPrivate} or ${isInvited}) and (${isPaid}))`
}

/** The marks of a course's lessons, or of a single lesson itself. */
function marksBelow(reader: Reader): SQL<CountedMark[]> {
	const { lessonId, userId, learnedAt } = lessonProgress
	return sql`(${sql`select json_group_array(
			json_array(${child.id}, ${learnedAt} is not null, ${markChangedAt()}, ${isOpenTo(reader)}))
		from ${lessons} as ${child}
		left join ${lessonProgress} on ${lessonId} = ${child.id} and ${userId} = ${reader.id}
		where (${child.parentId} = ${lessons.id} or ${child.id} = ${lessons.id})
			and ${child.type} = 'lesson' and not ${child.isDeleted} and ${child.status} > 0`})`.mapWith(
		marksFrom,
	)
}

export function markChangedAt(): SQL<string | null> {
	return sql<string | null>`${sql`${lessonProgress.record} ->> 'learnedChangedAt'`}`
}

const markRows = z.array(z.tuple([z.string(), z.number(), z.string().nullable(), z.number()]))

/** Reads the database's JSON: [["ni-hao", 1, "2026-03-02T10:00:00.000Z", 1]]. */
function marksFrom(text: string): CountedMark[] {
	return markRows.parse(JSON.parse(text)).map(([lessonId, learned, changedAt, open]) => ({
		lessonId,
		isLearned: learned === 1,
		changedAt,
		isOpen: open === 1,
	}))
}

/** `sectionOf` in SQL. */
function sectionColumn(): SQL {
	const ownSections = sections.filter((name) => name !== 'private' && name !== 'others')
	return sql`case when ${isListedAsPrivate} then 'private'
		when ${inArray(lessons.category, ownSections.flatMap(categoriesOf))} then ${lessons.category}
		else 'others' end`
}
