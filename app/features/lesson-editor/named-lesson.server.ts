import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'

const parent = alias(lessons, 'parent')

/** What stands above all tabs of a lesson's page. Undefined for a course, too, which has no tabs. */
export async function findNamedLesson(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			lesson: { id: lessons.id, slug: lessons.slug, title: lessons.title },
			parent: { id: parent.id, title: parent.title, status: parent.status },
		})
		.from(lessons)
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.where(and(eq(lessons.id, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false)))
	return found && { ...found.lesson, parent: found.parent ?? undefined }
}

export type NamedLesson = NonNullable<Awaited<ReturnType<typeof findNamedLesson>>>
