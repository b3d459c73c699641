import type { Db } from '#app/db/client.server.ts'
import { findStoredSet, openedSet } from '#app/db/parts/exercises.ts'
import { knownExercises } from '#app/db/stored-exercises.ts'
import { formatExerciseText } from '#app/domain/exercises/exercise-text.ts'

/**
 * The exercises of a lesson as text for the editor, with the version of the set; undefined if there
 * is no such lesson. One round trip.
 */
export async function findExercisesForEditing(db: Db, { lessonId }: { lessonId: string }) {
	const stored = await findStoredSet(db, { lessonId })
	if (!stored) return undefined
	const { lesson, rows, working } = stored
	const { version, status: _, ...shown } = lesson
	const damaged = rows.filter(({ status }) => status === 1).length - knownExercises(rows).length
	return {
		lesson: shown,
		version: working?.version ?? version,
		text: formatExerciseText(openedSet(rows, working)),
		/** The number of active but unreadable exercises, which the next save removes. */
		unreadable: working ? 0 : damaged,
	}
}

export type ExercisesForEditing = NonNullable<Awaited<ReturnType<typeof findExercisesForEditing>>>
