import type { Db } from '#app/db/client.server.ts'
import { findStoredSet, openedSet } from '#app/db/parts/exercises.ts'
import { findNotesForEditing } from '#app/db/parts/notes.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { readStoredNotes } from '#app/domain/notes/stored-notes.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { VersionContent, VersionPart } from '#app/domain/versions/version-content.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'

type PresentPart = {
	/** The counter of its saves, which a form sends along. */
	version: number
	/** Undefined if it cannot be read. */
	content: VersionContent | undefined
}

export type PresentParts = Partial<Record<VersionPart, PresentPart>>

/** The parts as an author would open them now; undefined if the owner is gone. */
export async function findPresentParts(
	db: Db,
	owner: AudioOwner,
): Promise<PresentParts | undefined> {
	const { kind, id } = owner
	if (kind === 'articles') {
		const found = await findTextForEditing(db, owner)
		return found.ok ? { text: presentText(found.value) } : undefined
	}
	const [text, notes, set] = await Promise.all([
		findTextForEditing(db, owner),
		findNotesForEditing(db, { id }),
		findStoredSet(db, { lessonId: id }),
	])
	if (!text.ok || !notes || !set) return undefined
	const exercises = openedSet(set.rows, set.working)
	return {
		text: presentText(text.value),
		notes: {
			version: notes.version,
			content: { part: 'notes', source: notes.text, blocks: readStoredNotes(notes.blocks) },
		},
		exercises: {
			version: set.working?.version ?? set.lesson.version,
			content: { part: 'exercises', exercises },
		},
	}
}

type Opened = { version: number; content: LessonContent; isUnreadable: boolean }

function presentText({ version, content, isUnreadable }: Opened): PresentPart {
	return { version, content: isUnreadable ? undefined : { part: 'text', content } }
}
