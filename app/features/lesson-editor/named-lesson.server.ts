import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { workingPath } from '#app/domain/publishing/preview.ts'

const parent = alias(lessons, 'parent')

/** A lesson as the head of its page names it. Undefined for a course, too, which has no tabs. */
export async function findNamedLesson(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			lesson: { id: lessons.id, slug: lessons.slug, title: lessons.title },
			parent: { id: parent.id, title: parent.title, status: parent.status },
		})
		.from(lessons)
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.where(and(eq(lessons.id, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const { id: own, slug, title } = found.lesson
	/** Where an administrator sees it as learners will. */
	const asLearner = workingPath(slug)
	return { id: own, title, asLearner, parent: found.parent ?? undefined }
}

export type NamedLesson = NonNullable<Awaited<ReturnType<typeof findNamedLesson>>>
