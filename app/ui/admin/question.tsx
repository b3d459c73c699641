import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { useCloseDialog } from './close-dialog.ts'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { FormNotice } from './form-notice.tsx'
import { History } from './history.tsx'

type Props = {
	title: string
	/** The address to render again if the form has a problem. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
	/** Label of the confirm button, idle and busy. */
	verb: string
	busy: string
	/** Whether the answer deletes or refuses something. */
	isDanger?: boolean
	/** The history of earlier changes. */
	history?: ReactNode
	/** The form's fields, hidden ones included, and a sentence on the consequences. */
	children: ReactNode
}

/** A confirmation dialog whose state lives in the address. */
export function Question(props: Props) {
	const { title, askedAt, listPath, answer, verb, busy, isDanger, history, children } = props
	const close = useCloseDialog(listPath)
	return (
		<Dialog title={title} onClose={close} isGuarded>
			<Form method="post" action={askedAt} replace preventScrollReset className="grid gap-4 pt-3">
				<FormNotice answer={answer} />
				{children}
				<DialogButtons {...{ listPath, verb, busy, isDanger }} />
			</Form>
			{history && <History>{history}</History>}
		</Dialog>
	)
}
