import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ExercisesProps } from './exercises.tsx'

const exercises = later(async () => {
	const [{ Exercises }, { PractisedExercises }] = await Promise.all([
		import('./exercises.tsx'),
		import('./practised-exercises.tsx'),
	])
	return { Exercises, PractisedExercises }
})

type Props = ExercisesProps & { isLearned: boolean }

/**
 * The exercises of a lesson. Their code loads as soon as somebody reads, and at once where they were
 * begun or the lesson is learned. The invitation shows when the questions' code is there too, so that
 * they work without a network.
 */
export function ExercisesWhenRead({ isLearned, ...props }: Props) {
	const isBegun = props.practice.exerciseStatus !== undefined
	const { part, isFailed } = useLater(exercises, isBegun || isLearned)
	if (part) return <part.Exercises {...props} Questions={part.PractisedExercises} />
	if (!isFailed) return null
	return (
		<div className="grid justify-items-start gap-3">
			<Notice tone="error">{pageErrorText('exercises.load-failed')}</Notice>
			{/* A browser doesn't request a failed module again within the same page. */}
			<Button type="button" look="secondary" onClick={() => window.location.reload()}>
				Try again
			</Button>
		</div>
	)
}
