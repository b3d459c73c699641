/** An action's answer to a form, as the screen and its script read it. */
export type FormAnswer = {
	problems?: ShownProblem[]
	/** The total, if only the first problems are sent. */
	problemCount?: number | undefined
	/** The submitted values, without passwords. */
	typed?: Record<string, string>
	/** The part that was done all the same, as a sentence. */
	done?: string | undefined
	/** The version that somebody else has saved in the meantime. */
	theirs?: TheirText | undefined
	/** That save, if it is known. */
	meanwhile?: Meanwhile | undefined
} & Unsent

/** The same, with what was done: `{ saved: 3 }`. A redirect needs no answer. */
export type AnswerWith<Done> = FormAnswer & Partial<Done>

export type ShownProblem = {
	code?: string
	field?: string | undefined
	line?: number | undefined
	text: string
}

export type TheirText = { text: string; version: number }

/** A save that came between opening a form and sending it. */
export type Meanwhile = {
	name: string
	/** ISO 8601. */
	at: string
	/** Whether whoever sent the form made it, from elsewhere. */
	isOwn: boolean
}

/** Added where the server could not answer the form. */
type Unsent = {
	isUnsent?: boolean
	/** Where to sign in again, if the session has ended. */
	signInPath?: string
}

/** The problem of one field. */
export function fieldProblem(answer: FormAnswer | undefined, field: string): string | undefined {
	return answer?.problems?.find((problem) => problem.field === field)?.text
}

/** The fields that are refused for one reason. */
export function fieldsRefusedAs(answer: FormAnswer | undefined, code: string): string[] {
	const found = answer?.problems?.filter((problem) => problem.code === code) ?? []
	return found.flatMap(({ field }) => field ?? [])
}

/** The problem of the form as a whole. */
export function formProblem(answer: FormAnswer | undefined): string | undefined {
	const texts = answer?.problems?.filter(({ field }) => field === undefined).map(({ text }) => text)
	return texts?.join(' ') || undefined
}
