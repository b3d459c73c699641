import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { lessons, workingParts } from '#app/db/schema/index.ts'
import { knownExercises, type StoredRow, storedExercisesOf } from '#app/db/stored-exercises.ts'
import { isWorkingPartOf, lessonOwner } from '#app/db/working-parts.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { formatExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { readWorkingExercises, type WorkingExercises } from '#app/domain/publishing/working-part.ts'

const course = alias(lessons, 'course')

function lessonOf(lessonId: string) {
	return and(eq(lessons.id, lessonId), eq(lessons.isDeleted, false))
}

function workingSetOf(db: Db, lessonId: string) {
	return db
		.select({ content: workingParts.content, version: workingParts.version })
		.from(workingParts)
		.where(isWorkingPartOf(lessonOwner(lessonId), 'exercises'))
}

/** A lesson with its published exercises and the working ones; undefined if there is no such lesson. */
export async function findStoredSet(db: Db, { lessonId }: { lessonId: string }) {
	const [[lesson], rows, [working]] = await db.batch([
		db
			.select({ type: lessons.type, status: lessons.status, version: lessons.exercisesVersion })
			.from(lessons)
			.where(lessonOf(lessonId)),
		storedExercisesOf(db, lessonId),
		workingSetOf(db, lessonId),
	])
	return lesson && { lesson, rows, working: readable(working) }
}

/** A set that is damaged counts as empty, and keeps its version. */
function readable(working: { content: string; version: number } | undefined) {
	if (!working) return undefined
	const { content, version } = working
	const set: WorkingExercises = readWorkingExercises(content) ?? []
	return { set, version }
}

/** The exercises that an author opens: the working set if there is one. */
export function openedSet(
	rows: readonly StoredRow[],
	working?: { set: WorkingExercises },
): Exercise[] {
	return (working?.set ?? knownExercises(rows)).map(({ exercise }) => exercise)
}

/**
 * The exercises of a lesson as text for the editor, with the version of the set; undefined if there
 * is no such lesson. One round trip.
 */
export async function findExercisesForEditing(db: Db, { lessonId }: { lessonId: string }) {
	const [[lesson], rows, [stored]] = await db.batch([
		db
			.select({
				id: lessons.id,
				type: lessons.type,
				slug: lessons.slug,
				title: lessons.title,
				version: lessons.exercisesVersion,
				courseId: course.id,
				courseTitle: course.title,
			})
			.from(lessons)
			.leftJoin(course, eq(course.id, lessons.parentId))
			.where(lessonOf(lessonId)),
		storedExercisesOf(db, lessonId),
		workingSetOf(db, lessonId),
	])
	if (!lesson) return undefined
	const { version, courseId, courseTitle, ...shown } = lesson
	const working = readable(stored)
	const damaged = rows.filter(({ status }) => status === 1).length - knownExercises(rows).length
	return {
		lesson: {
			...shown,
			course: courseId && courseTitle ? { id: courseId, title: courseTitle } : null,
		},
		version: working?.version ?? version,
		text: formatExerciseText(openedSet(rows, working)),
		/** The number of active but unreadable exercises, which the next save removes. */
		unreadable: working ? 0 : damaged,
	}
}

export type ExercisesForEditing = NonNullable<Awaited<ReturnType<typeof findExercisesForEditing>>>
