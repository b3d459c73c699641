import type { SpokenExercise } from '#app/domain/exercises/listed-exercise.ts'
import { ReportButton } from '#app/features/reports/sending/report-button.tsx'

type Props = { exercise: Pick<SpokenExercise, 'id' | 'question'>; about: string }

/** Says that a question is wrong. The lesson is known by the exercise. */
export function ReportQuestion({ exercise: { id, question }, about }: Props) {
	const { zh = null, en = null } = question
	const nothingElse = { lessonId: null, articleId: null, paragraph: null, word: null, pinyin: null }
	return (
		<div className="-my-2 self-end justify-self-end">
			<ReportButton
				place={() => ({
					...nothingElse,
					part: 'exercise',
					exerciseId: id,
					sentence: zh,
					english: en,
				})}
				about={about}
			/>
		</div>
	)
}
