import { countText } from '#app/domain/learners/people-count.ts'
import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { LearnersOfLesson } from './learners-of-lesson.server.ts'
import { ShareBar } from './share-bar.tsx'

type Exercise = LearnersOfLesson['exercises'][number]

const kinds: Record<Exercise['type'], string> = {
	choice: 'choice',
	multiple: 'multiple choice',
	true_false: 'true or false',
	cloze: 'gaps',
	order: 'order',
	match: 'pairs',
	type: 'typed',
	speak: 'spoken',
	dictation: 'dictation',
}

/** The first answers to an exercise. */
export function ExerciseAnswers({ exercise }: { exercise: Exercise }) {
	const { id, number, type, question, sound, answered, right, rows, hasOthers } = exercise
	const asked = question.zh ?? Object.values(question)[0] ?? sound ?? ''
	return (
		<section aria-labelledby={`exercise-${id}`} className="grid gap-2">
			<h3 id={`exercise-${id}`} className="wrap-anywhere font-medium">
				Q{number} <WithHanzi text={asked} />{' '}
				<span className="font-normal text-ink-quiet">{kinds[type]}</span>
			</h3>
			<p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
				{answered === 0
					? 'Nobody has answered it yet.'
					: `${answered === 'few' ? 'Fewer than 5' : countText(answered)} answered.`}
				{right !== undefined && (
					<span className="inline-flex items-center gap-2">
						Right on the first try: <ShareBar share={right} />
					</span>
				)}
			</p>
			{rows.length > 0 && (
				<Table
					caption={`Answers to Q${number}`}
					heads={['Answer', { name: 'People', isNumber: true }, 'Share']}
					emptyText=""
					rows={rows.map((row) => (
						<tr key={row.text}>
							<Cell of="Answer" isHead>
								<span>
									<WithHanzi text={row.text} />{' '}
									{row.isRight && <StatusDot tone="jade">Right</StatusDot>}
								</span>
							</Cell>
							<Cell of="People" isNumber>
								{countText(row.people)}
							</Cell>
							<Cell of="Share">
								<ShareBar share={row.share} tone={row.isRight ? 'jade' : 'plain'} />
							</Cell>
						</tr>
					))}
				/>
			)}
			{hasOthers && (
				<p className="text-ink-quiet text-sm">
					{rows.length > 0 ? 'Other answers are not listed' : 'Answers are not listed'}, as fewer
					than 5 people gave each of them.
				</p>
			)}
		</section>
	)
}
