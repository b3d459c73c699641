import type { Db } from '#app/db/client.server.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { lessonNotes } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { changesOfNotes } from '#app/domain/notes/notes-changes.ts'
import { readStoredNotes } from '#app/domain/notes/stored-notes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { isOutdated, type Refusal } from '#app/domain/version.ts'
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
}

type Saved = Promise<Result<{ version: number }, Refusal>>

/** Saves a lesson's notes and returns their new version. The same notes change nothing. */
export async function saveLessonNotes(
	db: Db,
	{ lessonId, source, blocks, version, restores, ...by }: NotesSave,
): Saved {
	const { now } = by
	return changeAsAdmin(db, by, async ({ tx, log, save }): Saved => {
		const stored = await findNotesForEditing(tx, { id: lessonId })
		if (!stored) return err({ code: 'lesson-text.lesson-missing' })
		if (stored.lesson.type !== 'lesson') return err({ code: 'lesson-notes.not-a-lesson' })
		const isSame = stored.text === source && stored.blocks === JSON.stringify(blocks)
		if (isSame) return ok({ version: stored.version })
		if (isOutdated({ version }, stored)) {
			return err({ code: 'lesson-notes.outdated', version: stored.version })
		}
		const saved = { source, blocks: [...blocks], version: version + 1, updatedAt: now }
		const before = readStoredNotes(stored.blocks)
		await save([
			...(await recordVersion(tx, {
				owner: { kind: 'lessons', id: lessonId },
				part: 'notes',
				before: stored.version > 0 ? notesVersion({ source: stored.text, blocks: before }) : null,
				after: notesVersion({ source, blocks }),
				version,
				...by,
			})),
			tx
				.insert(lessonNotes)
				.values({ ...saved, lessonId, createdAt: now })
				.onConflictDoUpdate({ target: lessonNotes.lessonId, set: saved }),
			log({
				objectType: 'lesson',
				objectId: lessonId,
				...loggedSave('lesson.notes', changesOfNotes(before, blocks), restores),
			}),
		])
		return ok({ version: saved.version })
	})
}
