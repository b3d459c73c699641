/**
 * Applies a learner's act to a lesson's record: marking 你好 as learned, answering an exercise,
 * restarting. Each act is dated, so that records of several devices can be merged later.
 */
import { betterResult } from './exercise-result.ts'
import { instantAfter } from './instant.ts'
import type { LessonRecord } from './record.ts'
import { withoutUndefined } from './stored-value.ts'

/** The fields an act sets; undefined removes a field. */
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

/** Returns the new record. `now` is in milliseconds since 1970. */
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
