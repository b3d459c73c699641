import type { ReportStatus } from '#app/domain/reports/report.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

const outcomes: Record<ReportStatus, string> = {
	open: 'Waits for an editor.',
	resolved: 'Corrected. Thank you!',
	rejected: 'An editor checked it: no change is needed. Thank you for telling us.',
}

type Props = { report: { status: ReportStatus; reply: string | null } }

/** What became of a report, and the editor’s words to its reader. */
export function Outcome({ report: { status, reply } }: Props) {
	return (
		<>
			<p className={status === 'open' ? 'text-ink-quiet' : 'font-medium'}>{outcomes[status]}</p>
			{reply && (
				<p className="wrap-anywhere whitespace-pre-line border-jade border-l-2 pl-3">
					<WithHanzi text={reply} />
				</p>
			)}
		</>
	)
}
