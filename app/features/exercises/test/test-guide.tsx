import { counted } from '#app/domain/counted.ts'
import type { CourseLevel } from '#app/domain/courses/course-level.ts'
import type { AnswerableExercise } from '#app/domain/exercises/listed-exercise.ts'
import { minutesOf, partsOf, testPartNames } from '#app/domain/exercises/test-paper.ts'
import { Button } from '#app/ui/button.tsx'

type Props = { paper: readonly AnswerableExercise[]; level: CourseLevel; start: () => void }

/** What the test will be like, and the button that starts its clock. */
export function TestGuide({ paper, level, start }: Props) {
	return (
		<section aria-labelledby="exercises" className="card grid gap-4 p-5">
			<h2 id="exercises" className="font-semibold text-xl">
				The test
			</h2>
			<p className="max-w-prose text-ink-soft">
				It has the form and the time of the HSK. Nothing is marked until you hand it in, and you may
				change any answer before. Each sound plays twice. English and the dictionary wait until
				afterwards.
				{paper.some(({ question }) => question.zh?.includes('★')) &&
					' What stands behind a ★ is what to judge, or the question.'}
			</p>
			<table className="w-full max-w-sm text-left tabular-nums">
				<thead className="text-ink-quiet text-sm">
					<tr>
						<th className="font-medium">Part</th>
						<th className="text-right font-medium">Points</th>
						<th className="text-right font-medium">Time</th>
					</tr>
				</thead>
				<tbody>
					{partsOf(paper, level).map(({ part, points, minutes }) => (
						<tr key={part} className="border-line border-t">
							<th className="py-1.5 font-medium">{testPartNames[part]}</th>
							<td className="text-right">{points}</td>
							<td className="text-right">{minutes} min</td>
						</tr>
					))}
				</tbody>
			</table>
			<Button type="button" className="justify-self-start max-sm:w-full" onClick={start}>
				Start the test: {counted(minutesOf(paper, level), 'minute')}
			</Button>
		</section>
	)
}
