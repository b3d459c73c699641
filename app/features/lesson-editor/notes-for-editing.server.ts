import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { lessonNotes, lessons } from '#app/db/schema/index.ts'

const parent = alias(lessons, 'parent')

/** A lesson with the text of its notes, as an author opens it. Version 0 stands for none. */
export async function findNotesForEditing(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			lesson: { id: lessons.id, type: lessons.type, slug: lessons.slug, title: lessons.title },
			parent: { id: parent.id, title: parent.title },
			source: lessonNotes.source,
			// As plain text: the column's own schema would fail on damaged notes.
			blocks: sql<string | null>`(${lessonNotes.blocks})`,
			version: lessonNotes.version,
		})
		.from(lessons)
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.leftJoin(lessonNotes, eq(lessonNotes.lessonId, lessons.id))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const { lesson, source, blocks, version } = found
	return {
		lesson: { ...lesson, parent: found.parent ?? undefined },
		text: source ?? '',
		blocks: blocks ?? '[]',
		version: version ?? 0,
	}
}
