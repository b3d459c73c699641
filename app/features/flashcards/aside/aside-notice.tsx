import { Form } from '@remix-run/react'
import { type AnswerWith, formProblem } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'

export type AsideAnswer = AnswerWith<{
	text: string
	/** The way back; empty if there is none. */
	before: string
}>

/** Says what was done with the cards of a list, with a button that takes it back. */
export function AsideNotice({ answer }: { answer: AsideAnswer }) {
	const { text, before } = answer
	const problem = formProblem(answer)
	if (problem) return <Notice tone="error">{problem}</Notice>
	return (
		<div className="flex flex-wrap items-center gap-3">
			{text && <Notice tone="success">{text}</Notice>}
			{before && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="before" value={before} />
					<button
						type="submit"
						name="intent"
						value="put-back"
						className="min-h-11 rounded-control px-3 font-medium text-sm underline hover:bg-sunken"
					>
						Undo
					</button>
				</Form>
			)}
		</div>
	)
}
