/** The exercises of a lesson, as they are written and as they are stored. */
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { exercises, lessons, workingParts } from '#app/db/schema/index.ts'
import { knownExercises, type StoredRow, storedExercisesOf } from '#app/db/stored-exercises.ts'
import { isWorkingPartOf, lessonOwner } from '#app/db/working-parts.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { isSameSet, keepIds } from '#app/domain/exercises/kept-ids.ts'
import { changesOfSet } from '#app/domain/exercises/set-changes.ts'
import { readWorkingExercises, type WorkingExercises } from '#app/domain/publishing/working-part.ts'
import { err, ok } from '#app/domain/result.ts'
import { exercisesVersion } from '#app/domain/versions/version-content.ts'
import type { Compared, WritablePart } from './write-part.ts'

const course = alias(lessons, 'course')

type Typed = {
	lessonId: string
	exercises: readonly Exercise[]
	/** The words of their Chinese, in the same order; undefined if it was not cut. */
	words?: readonly (ExerciseWords | null | undefined)[]
	now: Date
}

/** With the rows that are replaced. */
type TypedOver = Typed & { rows: readonly StoredRow[] }

/** Unchanged exercises keep their ids, so that learners' answers keep their meaning. */
export function writtenExercises(db: Db, typed: TypedOver): WritablePart {
	const { lessonId } = typed
	const { ids } = keepIds(knownExercises(typed.rows), typed.exercises)
	const set = typed.exercises.map((exercise, index) => ({
		id: ids[index],
		exercise,
		words: typed.words?.[index] ?? null,
	}))
	return {
		part: 'exercises',
		kept: () => exercisesVersion(typed.exercises),
		waiting: JSON.stringify(set),
		put: (version) => [
			db.delete(exercises).where(eq(exercises.lessonId, lessonId)),
			db.insert(exercises).values(rowsOf(set, typed)),
			setExercisesVersion(db, lessonId, version),
		],
	}
}

function rowsOf(set: WorkingExercises, { lessonId, rows, now }: TypedOver) {
	const creationTimes = new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
	return set.map(({ id = newId(), exercise, words }, index) => ({
		id,
		lessonId,
		orderNo: index + 1,
		type: exercise.type,
		question: exercise.question,
		options: exercise.options?.length ? exercise.options : null,
		answer: exercise.answer,
		explanation: exercise.explanation,
		words,
		createdAt: creationTimes.get(id) ?? now,
		updatedAt: now,
	}))
}

export function setExercisesVersion(db: Db, lessonId: string, version: number) {
	// The lesson's own fields have not changed.
	const set = { exercisesVersion: version, updatedAt: sql`${lessons.updatedAt}` }
	return db.update(lessons).set(set).where(eq(lessons.id, lessonId))
}

/** Saving the stored set again changes nothing, but adds words where they lack. */
export async function compareExercises(tx: Db, { words, ...typed }: Typed): Compared {
	const { lessonId } = typed
	if (typed.exercises.length === 0) return err({ code: 'exercises.none-valid' })
	const stored = await findStoredSet(tx, { lessonId })
	if (!stored) return err({ code: 'lesson-text.lesson-missing' })
	const { lesson, rows, working } = stored
	if (lesson.type !== 'lesson') return err({ code: 'exercises.not-a-lesson' })
	const known = knownExercises(rows).map(({ exercise }) => exercise)
	const before = openedSet(rows, working)
	const isPublished = known.length === rows.length && isSameSet(known, typed.exercises)
	const isCut = rows.every((row) => row.isCut)
	return ok({
		written: writtenExercises(tx, { words, rows, ...typed }),
		status: lesson.status,
		version: working?.version ?? lesson.version,
		before: before.length > 0 ? exercisesVersion(before) : null,
		isSame: working ? isSameSet(before, typed.exercises) : isPublished,
		isPublished,
		count: (version) => setExercisesVersion(tx, lessonId, version),
		action: 'exercises',
		changes: () => changesOfSet(before, typed.exercises),
		outdated: 'exercises.outdated',
		additions: working || isCut ? [] : missingWords(tx, rows, words),
	})
}

function missingWords(tx: Db, rows: readonly StoredRow[], words: Typed['words'] = []) {
	return rows.flatMap(({ id }, index) => {
		const own = words[index]
		return own ? [tx.update(exercises).set({ words: own }).where(eq(exercises.id, id))] : []
	})
}

/** A lesson with its published exercises and the working ones; undefined if there is no such lesson. */
export async function findStoredSet(db: Db, { lessonId }: { lessonId: string }) {
	const [[lesson], rows, [working]] = await db.batch([
		db
			.select({
				id: lessons.id,
				type: lessons.type,
				slug: lessons.slug,
				title: lessons.title,
				status: lessons.status,
				version: lessons.exercisesVersion,
				course: { id: course.id, title: course.title },
			})
			.from(lessons)
			.leftJoin(course, eq(course.id, lessons.parentId))
			.where(and(eq(lessons.id, lessonId), eq(lessons.isDeleted, false))),
		storedExercisesOf(db, lessonId),
		db
			.select({ content: workingParts.content, version: workingParts.version })
			.from(workingParts)
			.where(isWorkingPartOf(lessonOwner(lessonId), 'exercises')),
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
