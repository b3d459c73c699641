import { Form } from '@remix-run/react'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogButtons } from '#app/ui/admin/dialog-buttons.tsx'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { UndoDeletion } from '#app/ui/admin/undo-deletion.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { type FormAnswer, fieldProblem, formProblem } from '#app/ui/form-answer.ts'
import type { ItemDialogData } from './course-dialogs.server.ts'

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

type EnableDialogProps = {
	/** The course or lesson, as the refused form named it. */
	item: { id: string; version: string }
	/** Why it was not enabled. */
	problem: string
	/** The page behind the dialog, with its filters. */
	listPath: string
}

/** Asks before something without a text is enabled. */
function EnableDialog({ item, problem, listPath }: EnableDialogProps) {
	const close = useCloseDialog(listPath)
	return (
		<Dialog title="Enable without a text?" onClose={() => close(true)}>
			<Form method="post" action={listPath} replace preventScrollReset className="grid gap-4 pt-3">
				<input type="hidden" name="intent" value="enable" />
				<input type="hidden" name="id" value={item.id} />
				<input type="hidden" name="version" value={item.version} />
				<CheckField name="mayBeEmpty" label="Enable without a text" problem={problem} />
				<DialogButtons listPath={listPath} verb="Enable" busy="Enabling..." />
			</Form>
		</Dialog>
	)
}
