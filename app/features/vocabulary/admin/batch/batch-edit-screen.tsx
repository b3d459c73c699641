import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { counted } from '#app/domain/counted.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import type { BatchAnswer } from './batch-answer.ts'
import { CsvForm } from './csv-form.tsx'
import { CsvFormatHelp } from './format-help.tsx'

type Props = {
	/** The selected words as CSV. */
	text: string
	versions: string
	count: number
	listPath: string
	answer: BatchAnswer | undefined
}

/** Edits the selected words together, as a CSV table. */
export function BatchEditScreen({ text, versions, count, listPath, answer }: Props) {
	const area = useRef<HTMLTextAreaElement>(null)
	const isSaved = answer?.outcome === 'saved'
	useEffect(() => {
		// After a save, show the stored values.
		if (isSaved && area.current) area.current.value = text
	}, [isSaved, text])
	return (
		<AdminPage
			title="Batch Edit Vocab"
			actions={
				<Link to={listPath} className={adminButtonClass('secondary')}>
					<ArrowLeft aria-hidden size={16} />
					Back
				</Link>
			}
		>
			<CsvFormatHelp isEdit />
			<CsvForm
				text={text}
				area={area}
				answer={answer}
				versions={versions}
				hint="You can remove rows you do not want to change. All rows are saved together or not at all."
				count={<p className="text-ink-quiet tabular-nums">{counted(count, 'record')}</p>}
				more={
					<Link to={listPath} className={adminButtonClass('quiet')}>
						Cancel
					</Link>
				}
			/>
		</AdminPage>
	)
}
