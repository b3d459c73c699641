import { and, asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accessColumns } from '#app/db/access-columns.ts'
import type { Db } from '#app/db/client.server.ts'
import { lessonProgress, lessons } from '#app/db/schema/index.ts'
import { accessToCourse, courseRefusals, type LessonAccess } from '#app/domain/access/access.ts'
import { placeOnPath } from '#app/domain/courses/path.ts'
import type { ShownFit } from '#app/domain/known-words/coverage.ts'
import { fail } from '#app/http/responses.server.ts'
import { titlesOnPath } from './course-path.server.ts'
import { followOldSlug } from './follow-old-slug.server.ts'
import { markChangedAt, type Reader } from './list-courses.server.ts'

const child = alias(lessons, 'child')

/** A course, its lessons and its place on the path, with the data for the access rule. */
export async function findCourse(db: Db, { slug, reader }: { slug: string; reader: Reader }) {
	const [[course], children, path] = await db.batch([
		db
			.select({
				id: lessons.id,
				slug: lessons.slug,
				title: lessons.title,
				description: lessons.description,
				level: lessons.level,
				category: lessons.category,
				cover: lessons.coverImagePath,
				config: lessons.config,
				isFree: lessons.isFree,
				...accessColumns(lessons, reader.id),
			})
			.from(lessons)
			.where(and(eq(lessons.slug, slug), eq(lessons.type, 'course'))),
		db
			.select({
				id: child.id,
				slug: child.slug,
				title: child.title,
				level: child.level,
				config: child.config,
				isFree: child.isFree,
				...accessColumns(child, reader.id),
				learnedAt: lessonProgress.learnedAt,
				markChangedAt: markChangedAt(),
			})
			.from(child)
			.innerJoin(lessons, eq(lessons.id, child.parentId))
			.leftJoin(
				lessonProgress,
				and(eq(lessonProgress.lessonId, child.id), eq(lessonProgress.userId, reader.id)),
			)
			.where(and(eq(lessons.slug, slug), eq(child.isDeleted, false), inArray(child.status, [1, 2])))
			.orderBy(asc(child.orderNo), asc(child.createdAt)),
		titlesOnPath(db, reader),
	])
	return (
		course && {
			...course,
			path: placeOnPath(path, slug),
			lessons: children.map(({ learnedAt, markChangedAt, ...lesson }) => ({
				...lesson,
				mark: { lessonId: lesson.id, isLearned: learnedAt !== null, changedAt: markChangedAt },
			})),
		}
	)
}

/** `findCourse` for a page. Throws the answer to whoever may not open it, or asks by a slug that it had before. */
export async function requireCourse(db: Db, asked: { slug: string; reader: Reader }) {
	const course = await findCourse(db, asked)
	if (!course) {
		await followOldSlug(db, { type: 'course', slug: asked.slug })
		throw fail('course.not-found')
	}
	const access = accessToCourse(asked.reader, course)
	if (access !== 'open') throw fail(courseRefusals[access])
	return course
}

export type LessonRow = NonNullable<Awaited<ReturnType<typeof findCourse>>>['lessons'][number] & {
	access: LessonAccess
	/** Undefined where it is closed. */
	fit: ShownFit | undefined
}
