import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { exercises, lessons } from '#app/db/schema/index.ts'
import { formatExerciseText } from '#app/domain/exercises/exercise-text.ts'
import type { KnownExercise } from '#app/domain/exercises/kept-ids.ts'
import { readStored, type StoredExercise } from '#app/domain/exercises/stored-exercise.ts'

const course = alias(lessons, 'course')

function lessonOf(lessonId: string) {
	return and(eq(lessons.id, lessonId), eq(lessons.isDeleted, false))
}

/** All stored exercises of a lesson, unparsed: a damaged one must not hide the others. */
function storedExercisesOf(db: Db, lessonId: string) {
	return db
		.select({
			id: exercises.id,
			type: sql<string>`(${exercises.type})`,
			question: sql<string>`(${exercises.question})`,
			options: sql<string | null>`(${exercises.options})`,
			answer: exercises.answer,
			explanation: sql<string>`(${exercises.explanation})`,
			status: exercises.status,
			createdAt: exercises.createdAt,
			isCut: sql<boolean>`${exercises.words} is not null`.mapWith(Boolean),
		})
		.from(exercises)
		.where(eq(exercises.lessonId, lessonId))
		.orderBy(asc(exercises.orderNo), exercises.id)
}

export type StoredRow = StoredExercise & { status: number; createdAt: Date; isCut: boolean }

/** The exercises that are active and readable. */
export function knownExercises(rows: readonly StoredRow[]): KnownExercise[] {
	return rows.flatMap((row) => {
		const exercise = row.status === 1 ? readStored(row) : undefined
		return exercise ? [{ id: row.id, exercise }] : []
	})
}

/** A lesson with its stored exercises; undefined if there is no such lesson. */
export async function findStoredSet(db: Db, { lessonId }: { lessonId: string }) {
	const [[lesson], rows] = await db.batch([
		db
			.select({ type: lessons.type, version: lessons.exercisesVersion })
			.from(lessons)
			.where(lessonOf(lessonId)),
		storedExercisesOf(db, lessonId),
	])
	return lesson && { lesson, rows }
}

/**
 * The exercises of a lesson as text for the editor, with the version of the set; undefined if there
 * is no such lesson. One round trip.
 */
export async function findExercisesForEditing(db: Db, { lessonId }: { lessonId: string }) {
	const [[lesson], rows] = await db.batch([
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
	])
	if (!lesson) return undefined
	const { version, courseId, courseTitle, ...shown } = lesson
	const known = knownExercises(rows)
	return {
		lesson: {
			...shown,
			course: courseId && courseTitle ? { id: courseId, title: courseTitle } : null,
		},
		version,
		text: formatExerciseText(known.map(({ exercise }) => exercise)),
		/** The number of active but unreadable exercises, which the next save removes. */
		unreadable: rows.filter(({ status }) => status === 1).length - known.length,
	}
}

export type ExercisesForEditing = NonNullable<Awaited<ReturnType<typeof findExercisesForEditing>>>
