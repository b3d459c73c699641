/** The notes of a lesson, as they are written and as they are stored. */

import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { storedText } from '#app/db/readable-json.ts'
import { lessonNotes, lessons, workingParts } from '#app/db/schema/index.ts'
import { isWorkingPartIn } from '#app/db/working-parts.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { changesOfNotes } from '#app/domain/notes/notes-changes.ts'
import { readStoredNotes } from '#app/domain/notes/stored-notes.ts'
import { readWorkingNotes } from '#app/domain/publishing/working-part.ts'
import { err, ok } from '#app/domain/result.ts'
import { notesVersion } from '#app/domain/versions/version-content.ts'
import type { Compared, WritablePart } from './write-part.ts'

type Notes = {
	lessonId: string
	/** As typed. */
	source: string
	blocks: readonly NoteBlock[]
	now: Date
}

export function writtenNotes(db: Db, { lessonId, source, blocks, now }: Notes): WritablePart {
	const typed = { source, blocks: [...blocks] }
	return {
		part: 'notes',
		kept: () => notesVersion(typed),
		waiting: JSON.stringify(typed),
		put(version) {
			const saved = { ...typed, version, updatedAt: now }
			return [
				db
					.insert(lessonNotes)
					.values({ ...saved, lessonId, createdAt: now })
					.onConflictDoUpdate({ target: lessonNotes.lessonId, set: saved }),
			]
		},
	}
}

export async function compareNotes(tx: Db, { lessonId, source, blocks, now }: Notes): Compared {
	const stored = await findNotesForEditing(tx, { id: lessonId })
	if (!stored) return err({ code: 'lesson-text.lesson-missing' })
	const { lesson, text, version, published } = stored
	if (lesson.type !== 'lesson') return err({ code: 'lesson-notes.not-a-lesson' })
	const before = readStoredNotes(stored.blocks)
	const json = JSON.stringify(blocks)
	return ok({
		written: writtenNotes(tx, { lessonId, source, blocks, now }),
		status: lesson.status,
		version,
		before: version > 0 ? notesVersion({ source: text, blocks: before }) : null,
		isSame: text === source && stored.blocks === json,
		isPublished: published?.source === source && published.blocks === json,
		count: (version) =>
			tx.update(lessonNotes).set({ version }).where(eq(lessonNotes.lessonId, lessonId)),
		action: 'notes',
		changes: () => changesOfNotes(before, blocks),
		outdated: 'lesson-notes.outdated',
	})
}

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
				blocks: storedText(lessonNotes.blocks),
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
