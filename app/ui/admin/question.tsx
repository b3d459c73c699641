import { Form, useNavigate } from '@remix-run/react'
import type { ReactNode } from 'react'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ChangesSoFar } from './changes-so-far.tsx'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

type Props = {
	title: string
	/** Where it was asked, which is where it is answered if something is wrong. */
	askedAt: string
	/** The page behind the dialog, with its filters. */
	listPath: string
	answer: FormAnswer | undefined
	/** On the button that says yes, and while that is done. */
	verb: string
	busy: string
	closesOutside?: boolean
	/** What was changed before. */
	history?: ReactNode
	/** What would be sent, hidden fields among it, and what will happen then. */
	children: ReactNode
}

/** Asks once more before something is changed: the form of the questions in the address. */
export function Question(props: Props) {
	const { title, askedAt, listPath, answer, verb, busy, closesOutside, history, children } = props
	const navigate = useNavigate()
	const problem = formProblem(answer)
	return (
		<Dialog
			title={title}
			onClose={() => navigate(listPath, { replace: true, preventScrollReset: true })}
			{...(closesOutside && { closesOutside })}
		>
			<Form method="post" action={askedAt} replace preventScrollReset className="grid gap-4 pt-3">
				{problem && <Notice tone="error">{problem}</Notice>}
				{children}
				<DialogButtons listPath={listPath} verb={verb} busy={busy} />
			</Form>
			{history && <ChangesSoFar>{history}</ChangesSoFar>}
		</Dialog>
	)
}
