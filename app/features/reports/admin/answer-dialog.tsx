import { longestReportNote } from '#app/domain/reports/report.ts'
import { PlaceText } from '#app/features/reports/place-text.tsx'
import { Question } from '#app/ui/admin/question.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem } from '#app/ui/form-answer.ts'
import type { ReportGroup } from './list-reports.server.ts'
import { SaidList } from './said-list.tsx'

const words = {
	resolve: {
		title: 'Resolve the report',
		effect: 'The learner is told that it was corrected.',
		verb: 'Resolve',
		busy: 'Resolving...',
	},
	reject: {
		title: 'No change needed',
		effect: 'The learner is told that it is right as it is.',
		verb: 'No change needed',
		busy: 'Saving...',
	},
} as const

type Props = {
	intent: keyof typeof words
	group: ReportGroup
	/** The address to render again if the form has a problem. */
	askedAt: string
	listPath: string
	answer: FormAnswer | undefined
}

/** Answers all reports of a place, with a line to their readers if the editor wants. */
export function AnswerDialog({ intent, group, askedAt, listPath, answer }: Props) {
	const { title, effect, verb, busy } = words[intent]
	return (
		<Question
			title={title}
			askedAt={askedAt}
			listPath={listPath}
			answer={answer}
			verb={verb}
			busy={busy}
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="of" value={group.id} />
			<PlaceText place={group} />
			<SaidList said={group.said} />
			<TextAreaField
				label="Reply (optional)"
				name="reply"
				rows={3}
				maxLength={longestReportNote}
				defaultValue={answer?.typed?.reply ?? ''}
				problem={fieldProblem(answer, 'reply')}
			/>
			<p className="text-ink-soft text-sm">
				{group.count === 1 ? effect : effect.replace('reader is', `${group.count} readers are`)}
			</p>
		</Question>
	)
}
