import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { lessonContents, lessons, workingParts } from '#app/db/schema/index.ts'
import { isWorkingPartIn } from '#app/db/working-parts.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'

const parent = alias(lessons, 'parent')

/**
 * A lesson or course with its text, as an author opens it: the working version if there is one. The
 * version counts the saves; it is 0 without content. Damaged content is returned empty with `isUnreadable`, so that no author overwrites
 * it unknowingly.
 */
export async function findLessonForEditing(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			lesson: {
				id: lessons.id,
				type: lessons.type,
				slug: lessons.slug,
				title: lessons.title,
				level: lessons.level,
				config: lessons.config,
				status: lessons.status,
				version: lessons.version,
			},
			parent: { id: parent.id, title: parent.title, status: parent.status },
			// As plain text: the column's own schema would fail on damaged content.
			stored: sql<string | null>`coalesce(${workingParts.content}, ${lessonContents.content})`,
			version: sql<number>`coalesce(${workingParts.version}, ${lessonContents.version}, 0)`,
			audioPath: lessonContents.audioPath,
		})
		.from(lessons)
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(workingParts, isWorkingPartIn('lessons', 'text', lessons.id))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const { lesson, stored, version, audioPath } = found
	const content = stored === null ? [] : readStoredContent(stored)
	return {
		lesson: { ...lesson, parent: found.parent ?? undefined },
		content: content ?? [],
		isUnreadable: content === undefined,
		version,
		hasAudio: audioPath !== null,
	}
}

export type LessonForEditing = NonNullable<Awaited<ReturnType<typeof findLessonForEditing>>>
