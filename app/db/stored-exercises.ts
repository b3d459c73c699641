import { asc, eq, sql } from 'drizzle-orm'
import type { KnownExercise } from '#app/domain/exercises/kept-ids.ts'
import { readStored, type StoredExercise } from '#app/domain/exercises/stored-exercise.ts'
import type { Db } from './client.server.ts'
import { exercises } from './schema/index.ts'

export type StoredRow = StoredExercise & { status: number; createdAt: Date; isCut: boolean }

/** All stored exercises of a lesson, unparsed: a damaged one must not hide the others. */
export function storedExercisesOf(db: Db, lessonId: string) {
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

/** The exercises that are active and readable. */
export function knownExercises(rows: readonly StoredRow[]): KnownExercise[] {
	return rows.flatMap((row) => {
		const exercise = row.status === 1 ? readStored(row) : undefined
		return exercise ? [{ id: row.id, exercise }] : []
	})
}
