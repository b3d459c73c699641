import type { ExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { problemText } from '#app/domain/problem.ts'

/** What the text holds, in a sentence. */
export function ExerciseCounter({ set }: { set: ExerciseSet }) {
	const { exercises, failed, problem } = set
	const hasErrors = failed.length > 0
	return (
		<p role="status" className={problem || hasErrors ? 'text-amber' : 'text-ink-soft'}>
			{problem && problemText(problem)}
			{exercises.length > 0 && `${exercises.length} valid exercise(s) found.`}
			{hasErrors && ' Some blocks have errors.'}
		</p>
	)
}
