import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isManagedBy } from '#app/db/managed-groups.ts'
import {
	groupMembers,
	groupShares,
	groups,
	lessonProgress,
	lessonShares,
	lessons,
	readingPlaces,
	userProfiles,
} from '#app/db/schema/index.ts'
import { accountStatuses, isAdmin, type User } from '#app/domain/accounts/user.ts'

type ProgressQuery = {
	/** A private course, or a private lesson by itself. */
	id: string
	/** Only the members of this group; default: everybody it is shared with, for administrators. */
	group: string | undefined
	reader: Pick<User, 'id' | 'level'>
}

/**
 * Reads, lesson by lesson, what the people of a shared course have learned, in one round trip. Undefined if it is
 * not there, not private, or the people are not the reader's to look after.
 */
export async function readCourseProgress(db: Db, { id, group, reader }: ProgressQuery) {
	if (group === undefined && !isAdmin(reader)) return undefined
	const people = peopleOf({ id, group, reader })
	const isOfCourse = or(eq(lessons.parentId, id), eq(lessons.id, id))
	const isHere = (uid: typeof lessonProgress.userId | typeof readingPlaces.userId) =>
		sql`${uid} in (${people})`
	const [[course], [named], parts, persons, learned, opened] = await db.batch([
		db
			.select({ id: lessons.id, type: lessons.type, title: lessons.title })
			.from(lessons)
			.where(and(eq(lessons.id, id), eq(lessons.isPrivate, true), eq(lessons.isDeleted, false))),
		db
			.select({ id: groups.id, name: groups.name })
			.from(groups)
			.where(and(eq(groups.id, group ?? ''), eq(groups.isDeleted, false), isManagedBy(reader.id))),
		db
			.select({ id: lessons.id, title: lessons.title })
			.from(lessons)
			.where(and(isOfCourse, eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false)))
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt)),
		db
			.select({
				id: userProfiles.id,
				displayName: userProfiles.displayName,
				email: userProfiles.email,
			})
			.from(userProfiles)
			.where(
				and(
					sql`${userProfiles.id} in (${people})`,
					ne(userProfiles.status, accountStatuses.rejected),
				),
			)
			.orderBy(asc(userProfiles.displayName), asc(userProfiles.email)),
		db
			.select({
				userId: lessonProgress.userId,
				lessonId: lessonProgress.lessonId,
				learnedAt: lessonProgress.learnedAt,
				at: lessonProgress.updatedAt,
			})
			.from(lessonProgress)
			.innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
			.where(and(isOfCourse, isHere(lessonProgress.userId))),
		db
			.select({
				userId: readingPlaces.userId,
				lessonId: readingPlaces.lessonId,
				at: readingPlaces.changedAt,
			})
			.from(readingPlaces)
			.innerJoin(lessons, eq(lessons.id, readingPlaces.lessonId))
			.where(and(isOfCourse, isHere(readingPlaces.userId))),
	])
	if (!course || (group !== undefined && !named)) return undefined
	return {
		course,
		group: named,
		lessons: parts,
		people: persons.map((person) => ({
			...person,
			cells: parts.map((lesson) => {
				const isCell = (row: { userId: string; lessonId: string | null }) =>
					row.userId === person.id && row.lessonId === lesson.id
				const record = learned.find(isCell)
				const times = [record?.at, opened.find(isCell)?.at].filter((at) => at !== undefined)
				return {
					learnedAt: record?.learnedAt ?? null,
					openedAt: times.length > 0 ? new Date(Math.max(...times.map(Number))) : null,
				}
			}),
		})),
	}
}

export type CourseProgress = NonNullable<Awaited<ReturnType<typeof readCourseProgress>>>

/** A subquery: the ids of the people. A group counts only where the course is shared with it. */
function peopleOf({ id, group, reader }: ProgressQuery): SQL {
	const members = sql`
		select ${groupMembers.userId} from ${groupMembers}
		join ${groups} on ${groups.id} = ${groupMembers.groupId}
		join ${groupShares} on ${groupShares.groupId} = ${groups.id}
		where ${groupShares.lessonId} = ${id} and not ${groups.isDeleted} and ${isManagedBy(reader.id)}
	`
	if (group !== undefined) return sql`${members} and ${groups.id} = ${group}`
	return sql`
		${members} union
		select ${lessonShares.userId} from ${lessonShares} where ${lessonShares.lessonId} = ${id}
	`
}
