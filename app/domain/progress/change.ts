/**
 * A person does something in a lesson: marks 你好 as learned, answers its second exercise, starts
 * the exercises again. Each act is dated, so that two devices can later tell whose is the newest.
 */
import { betterResult } from './exercise-result.ts'
import { instantAfter } from './instant.ts'
import type { LessonRecord } from './record.ts'
import { withoutUndefined } from './stored-value.ts'

/** What an act sets; a field given as undefined is taken out of the record. */
export type RecordChange = Partial<
	Pick<
		LessonRecord,
		| 'learned'
		| 'learnedAt'
		| 'exerciseStatus'
		| 'exerciseStartedAt'
		| 'exerciseCompletedAt'
		| 'exerciseResult'
		| 'exerciseAnswers'
	>
>

/** The record after an act of this person at `now` (ms since 1970); the one before stays as it is. */
export function changeRecord(
	before: LessonRecord | undefined,
	change: RecordChange,
	{ userId, now }: { userId: string; now: number },
): LessonRecord {
	const lastUpdated = instantAfter(now, [
		before?.lastUpdated,
		before?.learnedChangedAt,
		before?.exerciseChangedAt,
	])
	const fields = Object.keys(change)
	const isMark = fields.some((field) => field.startsWith('learned'))
	const isExercise = fields.some((field) => field.startsWith('exercise'))
	return withoutUndefined({
		learned: false,
		...before,
		...change,
		...(isMark && { learnedChangedAt: lastUpdated }),
		...(isExercise && { exerciseChangedAt: lastUpdated }),
		exerciseBest: betterResult(before?.exerciseBest, change.exerciseResult),
		userId: userId,
		lastUpdated,
	})
}
