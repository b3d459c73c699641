import { AdminMessage } from '#app/ui/admin/message.tsx'
import { UndoDeletion } from '#app/ui/admin/undo-deletion.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import type { ItemDialogData } from './course-dialogs.server.ts'
import { EnableDialog } from './enable-dialog.tsx'

type Props = {
	data: ItemDialogData | undefined
	listPath: string
	answer: FormAnswer | undefined
	/** Why the list could not be loaded. */
	failure?: string | undefined
}

/** Reports success or failure; after a deletion, with an Undo button. */
export function CourseMessage({ data, listPath, answer, failure }: Props) {
	const isAsked = data !== undefined && data.ask !== 'nothing'
	const problem = failure ?? (isAsked ? undefined : formProblem(answer))
	if (problem) return <AdminMessage tone="error" text={problem} />
	const emptyProblem = isAsked ? undefined : fieldProblem(answer, 'mayBeEmpty')
	if (emptyProblem) {
		const { id = '', version = '' } = answer?.typed ?? {}
		return <EnableDialog item={{ id, version }} problem={emptyProblem} listPath={listPath} />
	}
	if (data?.ask !== 'nothing') return null
	return (
		<AdminMessage
			tone="success"
			text={data.text}
			action={data.done === 'delete' && <UndoDeletion id={data.id} listPath={listPath} />}
		/>
	)
}
