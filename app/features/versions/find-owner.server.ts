import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { articles, lessons } from '#app/db/schema/index.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'

const course = alias(lessons, 'course')

/** The lesson or article whose versions are shown, with its titles; undefined if there is none. */
export async function findOwner(db: Db, { kind, id }: AudioOwner) {
	if (kind === 'articles') {
		const [found] = await db
			.select({ zh: articles.title, en: articles.enTitle })
			.from(articles)
			.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
		return found && { kind, id, title: found, course: undefined }
	}
	const [found] = await db
		.select({ title: lessons.title, type: lessons.type, courseId: course.id, course: course.title })
		.from(lessons)
		.leftJoin(course, eq(course.id, lessons.parentId))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
	if (found?.type !== 'lesson') return undefined
	const { title, courseId, course: courseTitle } = found
	const parent = courseId && courseTitle ? { id: courseId, title: courseTitle } : undefined
	return { kind, id, title, course: parent }
}

export type VersionsOwner = NonNullable<Awaited<ReturnType<typeof findOwner>>>
