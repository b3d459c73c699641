import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { useKeptDraft } from '#app/ui/admin/use-kept-draft.ts'
import { useLeaveAfter } from '#app/ui/leave-after.ts'
import type { BatchAnswer } from './batch-answer.ts'
import { CsvForm, replaceText } from './csv-form.tsx'
import { CsvFormatHelp } from './format-help.tsx'

type Props = {
	/** Whose drafts are offered. */
	userId: string
	listPath: string
	answer: BatchAnswer | undefined
}

const leaveAfterMs = 3000

/** Adds many words at once, from a CSV table. */
export function BatchCreateScreen({ userId, listPath, answer }: Props) {
	const area = useRef<HTMLTextAreaElement>(null)
	const isDone = answer?.outcome === 'saved' && (answer.created?.count ?? 0) > 0
	useLeaveAfter(leaveAfterMs, listPath, isDone)
	const draft = useKeptDraft({ user: userId, document: 'vocabulary:new', version: 0, stored: '' })
	return (
		<AdminPage title="Batch Create Vocab">
			<CsvFormatHelp />
			<CsvForm
				text=""
				draft={draft}
				area={area}
				answer={answer}
				hint="All new words are custom words. All rows are saved together or not at all."
				more={
					<>
						<AdminButton type="button" onClick={() => replaceText(area.current, template)}>
							Load Template
						</AdminButton>
						<Link to={listPath} className={adminButtonClass('quiet')}>
							Cancel
						</Link>
					</>
				}
			/>
		</AdminPage>
	)
}

/** An example table: a word with a level, and one with two readings and several meanings. */
export const template = `word,pinyin,traditional,levels,status,meaning
加班,jia1 ban1,,HSK4,1,verb=to work overtime
行,hang2,,HSK4;HSK5,1,"noun=row; line; measure word=row, line of things"
行,xing2,,HSK1,1,verb=to walk; to be all right
`
