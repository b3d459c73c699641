import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { type Actor, recordChange } from '#app/db/record-change.ts'
import { exercises, lessons } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { isSameSet, keepIds } from '#app/domain/exercises/kept-ids.ts'
import { changesOfSet } from '#app/domain/exercises/set-changes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import {
	knownExercises,
	lessonOf,
	type StoredRow,
	storedExercisesOf,
} from './exercises-for-editing.server.ts'

type Order = {
	lessonId: string
	exercises: readonly Exercise[]
	/** That of the set that was opened. */
	version: number
	actor: Actor
	now: Date
}

/** The second time to see what whoever was faster has saved. */
const mostTries = 2

/**
 * Replaces the exercises of a lesson by those given, in one transaction, and writes that down.
 * Exercises that say the same keep their ids, so that learners' answers keep their meaning. The same
 * set once more is no change: a request may be sent twice, at once or later.
 *
 * Refused with `exercises.outdated` where somebody else has saved another set since; where there is
 * nothing to save or no such lesson; where it is a course; and where whoever saves is no administrator
 * any more. Two round trips.
 */
export async function saveExercises(db: Db, order: Order): Promise<Result<void, Problem>> {
	if (order.exercises.length === 0) return err({ code: 'exercises.none-valid' })
	for (let tries = 0; tries < mostTries; tries += 1) {
		const present = await findPresent(db, order)
		if (!present) return err({ code: 'lesson-text.lesson-missing' })
		const { lesson, rows } = present
		if (!lesson.isAllowed) return err({ code: 'session.not-admin' })
		if (lesson.type !== 'lesson') return err({ code: 'exercises.not-a-lesson' })
		if (isStored(rows, order.exercises)) return ok(undefined)
		if (lesson.version !== order.version) break
		if (await replace(db, order, rows)) return ok(undefined)
	}
	return err({ code: 'exercises.outdated' })
}

async function findPresent(db: Db, { lessonId, actor }: Order) {
	const [[lesson], rows] = await db.batch([
		db
			.select({
				type: lessons.type,
				version: lessons.exercisesVersion,
				isAllowed: isStillAdmin(actor),
			})
			.from(lessons)
			.where(lessonOf(lessonId)),
		storedExercisesOf(db, lessonId),
	])
	return lesson && { lesson, rows }
}

function isStored(rows: readonly StoredRow[], typed: readonly Exercise[]): boolean {
	const known = knownExercises(rows)
	return (
		known.length === rows.length &&
		isSameSet(
			known.map(({ exercise }) => exercise),
			typed,
		)
	)
}

/** False where somebody else was faster, or has taken the lesson or the right to change it away. */
async function replace(
	db: Db,
	{ lessonId, exercises: typed, version, actor, now }: Order,
	rows: readonly StoredRow[],
): Promise<boolean> {
	const known = knownExercises(rows)
	const told = changesOfSet(
		known.map(({ exercise }) => exercise),
		typed,
	)
	const isAsSeen = and(
		lessonOf(lessonId),
		eq(lessons.exercisesVersion, version),
		isStillAdmin(actor),
	)
	const provided = sql`exists (select 1 from ${lessons} where ${isAsSeen})`
	// The version is counted last: until then every statement sees the one that was opened.
	const [, , , counted] = await db.batch([
		db.run(
			recordChange(
				{
					...{ actor, action: 'lesson.exercises', objectType: 'lesson', objectId: lessonId },
					...{ before: told.before, after: told.after, at: now },
				},
				provided,
			),
		),
		db.delete(exercises).where(and(eq(exercises.lessonId, lessonId), provided)),
		db.run(insertion({ lessonId, typed, ids: keepIds(known, typed).ids, rows, now }, provided)),
		db
			.update(lessons)
			.set({
				exercisesVersion: version + 1,
				// What else is told of the lesson stays as old as it is.
				updatedAt: sql`${lessons.updatedAt}`,
			})
			.where(isAsSeen)
			.returning({ id: lessons.id }),
	])
	return counted.length > 0
}

type Insertion = {
	lessonId: string
	typed: readonly Exercise[]
	ids: readonly (string | undefined)[]
	rows: readonly StoredRow[]
	now: Date
}

/** All rows in one statement, however many there are. */
function insertion({ lessonId, typed, ids, rows, now }: Insertion, provided: SQL): SQL {
	const madeAt = new Map(rows.map(({ id, createdAt }) => [id, +createdAt]))
	const { question, options, explanation } = exercises
	const written = typed.map((exercise, index) => {
		const id = ids[index] ?? newId()
		return {
			...{ id, type: exercise.type, answer: exercise.answer },
			question: question.mapToDriverValue(exercise.question),
			options: exercise.options?.length ? options.mapToDriverValue(exercise.options) : null,
			explanation: explanation.mapToDriverValue(exercise.explanation),
			createdAt: madeAt.get(id) ?? +now,
		}
	})
	return sql`
		insert into ${exercises} (
			id, lesson_id, order_no, type, question, options, answer, explanation, status,
			created_at, updated_at
		)
		select
			value ->> 'id', ${lessonId}, key + 1, value ->> 'type', value ->> 'question',
			value ->> 'options', value ->> 'answer', value ->> 'explanation', 1,
			value ->> 'createdAt', ${+now}
		from json_each(${JSON.stringify(written)})
		where ${provided}
	`
}
