import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { useLeaveAfter } from '#app/ui/leave-after.ts'
import type { BatchAnswer } from './batch-answer.ts'
import { CsvForm, replaceText } from './csv-form.tsx'
import { FormatHelp } from './format-help.tsx'

type Props = {
	text: string
	template: string
	/** Where the template is loaded before a script runs. */
	templatePath: string
	listPath: string
	answer: BatchAnswer | undefined
}

const leaveAfterMs = 3000

/** Adds many words at once. */
export function BatchCreateScreen({ text, template, templatePath, listPath, answer }: Props) {
	const area = useRef<HTMLTextAreaElement>(null)
	const isDone = answer?.outcome === 'saved' && (answer.created?.count ?? 0) > 0
	useLeaveAfter(leaveAfterMs, listPath, isDone)
	return (
		<AdminPage title="Batch Create Vocab">
			<FormatHelp />
			<CsvForm
				text={text}
				area={area}
				answer={answer}
				hint="All new words are custom words. Either all rows are saved, or none."
				more={
					<>
						<Link
							to={templatePath}
							replace
							onClick={(event) => {
								event.preventDefault()
								replaceText(area.current, template)
							}}
							className={adminButtonClass('secondary')}
						>
							Load Template
						</Link>
						<Link to={listPath} className={adminButtonClass('quiet')}>
							Cancel
						</Link>
					</>
				}
			/>
		</AdminPage>
	)
}
