import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import { FormNotice } from './form-notice.tsx'

type Props = {
	/** Why what the dialog is about could not be loaded. */
	failure: string | undefined
	answer: FormAnswer | undefined
	/** The action just completed. */
	done: string | undefined
}

/** One notice above a dialog with several forms: what went wrong, or what was done. */
export function DialogNotice({ failure, answer, done }: Props) {
	if (failure) return <Notice tone="error">{failure}</Notice>
	if (formProblem(answer)) return <FormNotice answer={answer} />
	return done ? <Notice tone="success">{done}</Notice> : null
}
