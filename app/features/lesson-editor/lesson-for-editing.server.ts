import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { readStoredContent } from './stored-content.server.ts'

const parent = alias(lessons, 'parent')

/**
 * A lesson, or whatever else has this id, as its author opens it. Its version is 0 as long as it
 * has no content, and counts the saves afterwards. Stored content that cannot be read is told by
 * `isUnreadable`, and empty here: whoever saves over it is to know.
 */
export async function findLessonForWriting(db: Db, { id }: { id: string }) {
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
			},
			parent: { id: parent.id, title: parent.title },
			// A wrapper, so that the column's own schema does not read it.
			stored: sql<string | null>`(${lessonContents.content})`,
			version: lessonContents.version,
			audioPath: lessonContents.audioPath,
		})
		.from(lessons)
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const { lesson, stored, version, audioPath } = found
	const content = stored === null ? [] : readStoredContent(stored)
	return {
		lesson: { ...lesson, parent: found.parent ?? undefined },
		content: content ?? [],
		isUnreadable: content === undefined,
		version: version ?? 0,
		hasAudio: audioPath !== null,
	}
}

export type LessonForWriting = NonNullable<Awaited<ReturnType<typeof findLessonForWriting>>>
