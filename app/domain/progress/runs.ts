/**
 * How often a learner did the exercises of a lesson, and their first answers: 小美 takes B for 李明是哪国人？,
 * begins anew and takes C. Her first answer stays B, and she began anew once.
 *
 * A record has its newest run only. A run that begins and ends on a device without a network is not seen.
 */
import type { ExerciseAnswers, LessonRecord } from './record.ts'

export type Runs = {
	/** The answers of the first run, once another began. */
	firstAnswers: ExerciseAnswers | null
	/** How often the exercises were begun anew. */
	restarts: number
}

/** The runs after a record has changed from `before` to `after`. */
export function runsAfter(
	runs: Runs,
	before: Pick<LessonRecord, 'exerciseStartedAt' | 'exerciseAnswers'>,
	after: Pick<LessonRecord, 'exerciseStartedAt'>,
): Runs {
	const { exerciseStartedAt: was, exerciseAnswers = {} } = before
	const { exerciseStartedAt: is } = after
	if (was === undefined || is === undefined || is <= was) return runs
	return { firstAnswers: runs.firstAnswers ?? exerciseAnswers, restarts: runs.restarts + 1 }
}
