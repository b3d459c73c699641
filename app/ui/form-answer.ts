/** What an action of these forms answers when something was wrong, as its screen reads it. */
export type FormAnswer = {
	problems?: { field?: string | undefined; text: string }[]
	/** What was typed, but for passwords. */
	typed?: Record<string, string>
}

/** What is wrong with one field. */
export function fieldProblem(answer: FormAnswer | undefined, field: string): string | undefined {
	return answer?.problems?.find((problem) => problem.field === field)?.text
}

/** What is wrong with the form as a whole. */
export function formProblem(answer: FormAnswer | undefined): string | undefined {
	const texts = answer?.problems?.filter(({ field }) => field === undefined).map(({ text }) => text)
	return texts?.join(' ') || undefined
}
