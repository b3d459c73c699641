/** An action's answer to an invalid form, as the screen reads it. */
export type FormAnswer = {
	problems?: { field?: string | undefined; text: string }[]
	/** The submitted values, without passwords. */
	typed?: Record<string, string>
} & Unsent

/** Added where the server could not answer the form. */
export type Unsent = {
	isUnsent?: boolean
	/** Where to sign in again, if the session has ended. */
	signInPath?: string
}

/** The problem of one field. */
export function fieldProblem(answer: FormAnswer | undefined, field: string): string | undefined {
	return answer?.problems?.find((problem) => problem.field === field)?.text
}

/** The problem of the form as a whole. */
export function formProblem(answer: FormAnswer | undefined): string | undefined {
	const texts = answer?.problems?.filter(({ field }) => field === undefined).map(({ text }) => text)
	return texts?.join(' ') || undefined
}
