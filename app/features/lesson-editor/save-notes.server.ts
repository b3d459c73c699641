import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { putNotes } from '#app/db/put-parts.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { lessonNotes } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { dropWorkingParts, keepWorkingPart, lessonOwner } from '#app/db/working-parts.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { changesOfNotes } from '#app/domain/notes/notes-changes.ts'
import { readStoredNotes } from '#app/domain/notes/stored-notes.ts'
import { isHeldBack } from '#app/domain/publishing/publish-state.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { loggedSave, type Restoration } from '#app/domain/versions/restoration.ts'
import { notesVersion } from '#app/domain/versions/version-content.ts'
import { findNotesForEditing } from './notes-for-editing.server.ts'

type NotesSave = By & {
	lessonId: string
	/** As typed. */
	source: string
	/** As `writeNotes` made them of the source. */
	blocks: readonly NoteBlock[]
	/** The version that was opened, or a newer one that is replaced on purpose; 0 without notes. */
	version: number
	/** Set if an earlier version is restored. */
	restores?: Restoration
	/** Statements that are written with the new version. */
	also?: (version: number) => BatchItem<'sqlite'>[]
}

type Saved = Answer<{ version: number }>

/**
 * Saves a lesson's notes and returns their new version, which is kept. If learners see the lesson, they wait to be
 * published. The same notes change nothing.
 */
export async function saveLessonNotes(
	db: Db,
	{ lessonId, source, blocks, version, restores, also, ...by }: NotesSave,
): Saved {
	const { actor, now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const stored = await findNotesForEditing(tx, { id: lessonId })
		if (!stored) return err({ code: 'lesson-text.lesson-missing' })
		if (stored.lesson.type !== 'lesson') return err({ code: 'lesson-notes.not-a-lesson' })
		const typed = { source, blocks: [...blocks] }
		const isIn = (notes: { source: string; blocks: string }) =>
			notes.source === source && notes.blocks === JSON.stringify(blocks)
		if (isIn({ source: stored.text, blocks: stored.blocks })) return ok({ version: stored.version })
		if (isOutdated({ version }, stored)) {
			return err({ code: 'lesson-notes.outdated', version: stored.version })
		}
		const owner = lessonOwner(lessonId)
		const before = readStoredNotes(stored.blocks)
		const next = version + 1
		const entry = log({
			objectType: 'lesson',
			objectId: lessonId,
			...loggedSave('lesson.notes', changesOfNotes(before, blocks), restores),
		})
		const recorded = await recordVersion(tx, {
			owner,
			part: 'notes',
			before: stored.version > 0 ? notesVersion({ source: stored.text, blocks: before }) : null,
			after: notesVersion(typed),
			version,
			...by,
		})
		const unsaved = dropWorkingParts(tx, owner, 'notes')
		const others = also?.(next) ?? []
		if (!isHeldBack(stored.lesson.status)) {
			await save([
				...recorded,
				putNotes(tx, { lessonId, ...typed, version: next, now }),
				unsaved,
				...others,
				entry,
			])
		} else if (stored.published && isIn(stored.published)) {
			// Back to what learners read. The counter goes on, as others may have opened the newer notes.
			const isOfLesson = eq(lessonNotes.lessonId, lessonId)
			const counted = tx.update(lessonNotes).set({ version: next }).where(isOfLesson)
			await save([...recorded, counted, unsaved, ...others, entry])
		} else {
			const content = JSON.stringify(typed)
			const kept = { owner, content, version: next, savedBy: actor.id, now }
			await save([...recorded, keepWorkingPart(tx, { ...kept, part: 'notes' }), ...others, entry])
		}
		return ok({ version: next })
	})
}
