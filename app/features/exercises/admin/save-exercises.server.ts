import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { exercises, lessons } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { isSameSet, keepIds } from '#app/domain/exercises/kept-ids.ts'
import { changesOfSet } from '#app/domain/exercises/set-changes.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { isOutdated, type Refusal } from '#app/domain/version.ts'
import { loggedSave, type Restoration } from '#app/domain/versions/restoration.ts'
import { exercisesVersion } from '#app/domain/versions/version-content.ts'
import { findStoredSet, knownExercises, type StoredRow } from './exercises-for-editing.server.ts'

type ExercisesSave = By & {
	lessonId: string
	exercises: readonly Exercise[]
	/** The words of their Chinese, in the same order; undefined if it was not cut. */
	words?: readonly ExerciseWords[] | undefined
	/** The version that was opened, or the newer one to overwrite. */
	version: number
	/** Set if an earlier version is restored. */
	restores?: Restoration
}

type Saved = Promise<Result<{ version: number }, Refusal>>

/**
 * Replaces the exercises of a lesson. Unchanged exercises keep their ids, so that learners' answers
 * keep their meaning. Saving the stored set again changes nothing, but adds words where they lack.
 * Returns the set's version.
 */
export async function saveExercises(
	db: Db,
	{ lessonId, exercises: typed, words, version, restores, ...by }: ExercisesSave,
): Saved {
	if (typed.length === 0) return err({ code: 'exercises.none-valid' })
	return changeAsAdmin(db, by, async ({ tx, log, save }): Saved => {
		const stored = await findStoredSet(tx, { lessonId })
		if (!stored) return err({ code: 'lesson-text.lesson-missing' })
		const { lesson, rows } = stored
		if (lesson.type !== 'lesson') return err({ code: 'exercises.not-a-lesson' })
		const known = knownExercises(rows)
		const before = known.map(({ exercise }) => exercise)
		if (known.length === rows.length && isSameSet(before, typed)) {
			const [first, ...more] = rows.some(({ isCut }) => !isCut)
				? (words ?? []).map((own, index) =>
						tx
							.update(exercises)
							.set({ words: own })
							.where(eq(exercises.id, rows[index]?.id ?? '')),
					)
				: []
			if (first) await save([first, ...more])
			return ok({ version: lesson.version })
		}
		if (isOutdated({ version }, lesson)) {
			return err({ code: 'exercises.outdated', version: lesson.version })
		}
		const { ids } = keepIds(known, typed)
		await save([
			...(await recordVersion(tx, {
				owner: { kind: 'lessons', id: lessonId },
				part: 'exercises',
				before: before.length > 0 ? exercisesVersion(before) : null,
				after: exercisesVersion(typed),
				version,
				...by,
			})),
			tx.delete(exercises).where(eq(exercises.lessonId, lessonId)),
			tx.insert(exercises).values(rowsOf({ lessonId, typed, words, ids, rows, now: by.now })),
			tx
				.update(lessons)
				.set({
					exercisesVersion: version + 1,
					// The lesson's own fields have not changed.
					updatedAt: sql`${lessons.updatedAt}`,
				})
				.where(eq(lessons.id, lessonId)),
			log({
				objectType: 'lesson',
				objectId: lessonId,
				...loggedSave('lesson.exercises', changesOfSet(before, typed), restores),
			}),
		])
		return ok({ version: version + 1 })
	})
}

type NewSet = {
	lessonId: string
	typed: readonly Exercise[]
	words: readonly ExerciseWords[] | undefined
	ids: readonly (string | undefined)[]
	rows: readonly StoredRow[]
	now: Date
}

function rowsOf({ lessonId, typed, words, ids, rows, now }: NewSet) {
	const creationTimes = new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
	return typed.map((exercise, index) => {
		const id = ids[index] ?? newId()
		return {
			id,
			lessonId,
			orderNo: index + 1,
			type: exercise.type,
			question: exercise.question,
			options: exercise.options?.length ? exercise.options : null,
			answer: exercise.answer,
			explanation: exercise.explanation,
			words: words?.[index] ?? null,
			createdAt: creationTimes.get(id) ?? now,
			updatedAt: now,
		}
	})
}
