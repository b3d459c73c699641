import type { LessonLack } from '#app/domain/courses/lesson-state.ts'
import { SelectFilter } from '#app/ui/admin/filters.tsx'

const names: Record<LessonLack, string> = {
	'no-text': 'Without text',
	'no-exercises': 'Without exercises',
	'no-audio': 'Without audio',
	'outdated-audio': 'With outdated audio',
}

type Props = {
	/** The list can be filtered by these. */
	lacks: readonly LessonLack[]
	lack: LessonLack | undefined
}

/** Shows what lacks something: lessons, or courses with such a lesson. */
export function LackFilter({ lacks, lack }: Props) {
	return (
		<SelectFilter label="What is missing" name="with" value={lack ?? ''}>
			<option value="">Complete or not</option>
			{lacks.map((known) => (
				<option key={known} value={known}>
					{names[known]}
				</option>
			))}
		</SelectFilter>
	)
}
