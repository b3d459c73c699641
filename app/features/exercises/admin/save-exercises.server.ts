import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { putExercises, setExercisesVersion } from '#app/db/put-parts.ts'
import { recordVersion } from '#app/db/record-version.ts'
import { exercises } from '#app/db/schema/index.ts'
import { knownExercises } from '#app/db/stored-exercises.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { dropWorkingParts, keepWorkingPart, lessonOwner } from '#app/db/working-parts.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { isSameSet, keepIds } from '#app/domain/exercises/kept-ids.ts'
import { changesOfSet } from '#app/domain/exercises/set-changes.ts'
import { isHeldBack } from '#app/domain/publishing/publish-state.ts'
import type { WorkingExercises } from '#app/domain/publishing/working-part.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { loggedSave, type Restoration } from '#app/domain/versions/restoration.ts'
import { exercisesVersion } from '#app/domain/versions/version-content.ts'
import { findStoredSet, openedSet } from './exercises-for-editing.server.ts'

type ExercisesSave = By & {
	lessonId: string
	exercises: readonly Exercise[]
	/** The words of their Chinese, in the same order; undefined where it was not cut. */
	words?: readonly (ExerciseWords | undefined)[]
	/** The version that was opened, or the newer one to overwrite. */
	version: number
	/** Set if an earlier version is restored. */
	restores?: Restoration
	/** Statements that are written with the new version. */
	also?: (version: number) => BatchItem<'sqlite'>[]
}

type Saved = Answer<{ version: number }>

/**
 * Replaces the exercises of a lesson, in the working version if learners see the lesson. Unchanged
 * exercises keep their ids, so that learners' answers keep their meaning. Saving the stored set again
 * changes nothing, but adds words where they lack. Returns the set's version, which is kept.
 */
export async function saveExercises(
	db: Db,
	{ lessonId, exercises: typed, words, version, restores, also, ...by }: ExercisesSave,
): Saved {
	const { actor, now } = by
	if (typed.length === 0) return err({ code: 'exercises.none-valid' })
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const stored = await findStoredSet(tx, { lessonId })
		if (!stored) return err({ code: 'lesson-text.lesson-missing' })
		const { lesson, rows, working } = stored
		if (lesson.type !== 'lesson') return err({ code: 'exercises.not-a-lesson' })
		const known = knownExercises(rows)
		const published = known.map(({ exercise }) => exercise)
		const before = openedSet(rows, working)
		const isPublished = known.length === rows.length && isSameSet(published, typed)
		if (!working && isPublished) {
			const [first, ...more] = rows.some(({ isCut }) => !isCut)
				? (words ?? []).flatMap((own, index) =>
						own
							? tx
									.update(exercises)
									.set({ words: own })
									.where(eq(exercises.id, rows[index]?.id ?? ''))
							: [],
					)
				: []
			if (first) await save([first, ...more])
			return ok({ version: lesson.version })
		}
		const present = working?.version ?? lesson.version
		if (working && isSameSet(before, typed)) return ok({ version: present })
		if (isOutdated({ version }, { version: present })) {
			return err({ code: 'exercises.outdated', version: present })
		}
		const owner = lessonOwner(lessonId)
		const next = version + 1
		const entry = log({
			objectType: 'lesson',
			objectId: lessonId,
			...loggedSave('lesson.exercises', changesOfSet(before, typed), restores),
		})
		const recorded = await recordVersion(tx, {
			owner,
			part: 'exercises',
			before: before.length > 0 ? exercisesVersion(before) : null,
			after: exercisesVersion(typed),
			version,
			...by,
		})
		const unsaved = dropWorkingParts(tx, owner, 'exercises')
		const others = also?.(next) ?? []
		if (!isHeldBack(lesson.status)) {
			const set = { lessonId, exercises: typed, words, version: next, rows, known, now }
			await save([...recorded, ...putExercises(tx, set), unsaved, ...others, entry])
		} else if (isPublished) {
			await save([
				...recorded,
				setExercisesVersion(tx, { lessonId, version: next }),
				unsaved,
				...others,
				entry,
			])
		} else {
			const content = JSON.stringify(workingSetOf(typed, words, keepIds(known, typed).ids))
			const kept = { owner, content, version: next, savedBy: actor.id, now }
			await save([
				...recorded,
				keepWorkingPart(tx, { ...kept, part: 'exercises' }),
				...others,
				entry,
			])
		}
		return ok({ version: next })
	})
}

function workingSetOf(
	typed: readonly Exercise[],
	words: readonly (ExerciseWords | undefined)[] | undefined,
	ids: readonly (string | undefined)[],
): WorkingExercises {
	return typed.map((exercise, index) => {
		return { id: ids[index], exercise, words: words?.[index] ?? null }
	})
}
