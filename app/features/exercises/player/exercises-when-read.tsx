import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { later, useLater } from '#app/ui/loaded-later.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { ExercisesProps } from './exercises.tsx'

type Props = Omit<ExercisesProps, 'practice'> & {
	/** What the record says; undefined while the lesson is not learned. */
	practice: ExercisesProps['practice'] | undefined
}

const exercises = later(() => import('./exercises.tsx'))

/** The exercises of a lesson that is learned. */
export function ExercisesWhenRead({ practice, ...props }: Props) {
	const { part, isFailed } = useLater(exercises, practice !== undefined)
	if (!practice) return null
	if (part) return <part.Exercises {...props} practice={practice} />
	if (!isFailed) return null
	return (
		<div className="grid justify-items-start gap-3">
			<Notice tone="error">{pageErrorText('exercises.load-failed')}</Notice>
			{/* A browser does not ask for a module twice in a page's life. */}
			<Button type="button" look="secondary" onClick={() => window.location.reload()}>
				Try again
			</Button>
		</div>
	)
}
