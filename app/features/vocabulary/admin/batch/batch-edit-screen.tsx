import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { type BatchAnswer, counted } from './batch-answer.ts'
import { CsvForm } from './csv-form.tsx'
import { FormatHelp } from './format-help.tsx'

type Props = {
	/** The selected words as a table. */
	text: string
	versions: string
	count: number
	listPath: string
	answer: BatchAnswer | undefined
}

/** Changes the selected custom words together. */
export function BatchEditScreen({ text, versions, count, listPath, answer }: Props) {
	const area = useRef<HTMLTextAreaElement>(null)
	const isSaved = answer?.outcome === 'saved'
	useEffect(() => {
		// What was saved is shown as it is stored now.
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
			<FormatHelp isEdit />
			<CsvForm
				text={text}
				area={area}
				answer={answer}
				versions={versions}
				hint="Rows may be left out. Either all changes are saved, or none."
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
