import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessonNotes, lessons, workingParts } from '#app/db/schema/index.ts'
import { isWorkingPartIn } from '#app/db/working-parts.ts'
import { readWorkingNotes } from '#app/domain/publishing/working-part.ts'

/**
 * A lesson with the text of its notes, as an author opens it: the working version if there is one.
 * Version 0 stands for none.
 */
export async function findNotesForEditing(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			lesson: {
				id: lessons.id,
				type: lessons.type,
				slug: lessons.slug,
				title: lessons.title,
				status: lessons.status,
			},
			published: {
				source: lessonNotes.source,
				// As plain text: the column's own schema would fail on damaged notes.
				blocks: sql<string>`(${lessonNotes.blocks})`,
			},
			working: workingParts.content,
			version: sql<number>`coalesce(${workingParts.version}, ${lessonNotes.version}, 0)`,
		})
		.from(lessons)
		.leftJoin(lessonNotes, eq(lessonNotes.lessonId, lessons.id))
		.leftJoin(workingParts, isWorkingPartIn('lessons', 'notes', lessons.id))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const { lesson, published, version } = found
	const working = found.working === null ? undefined : readWorkingNotes(found.working)
	const opened = working && { source: working.source, blocks: JSON.stringify(working.blocks) }
	return {
		lesson,
		text: (opened ?? published)?.source ?? '',
		blocks: (opened ?? published)?.blocks ?? '[]',
		version,
		/** The notes that learners read; null if they read none. */
		published,
	}
}
