import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ExercisesProps } from './exercises.tsx'

type Props = Omit<ExercisesProps, 'practice'> & {
	/** The learner's record; undefined until the lesson is learned. */
	practice: ExercisesProps['practice'] | undefined
}

const exercises = later(() => import('./exercises.tsx'))

/** The exercises of a learned lesson; their code loads only then. */
export function ExercisesWhenRead({ practice, ...props }: Props) {
	const { part, isFailed } = useLater(exercises, practice !== undefined)
	if (!practice) return null
	if (part) return <part.Exercises {...props} practice={practice} />
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
