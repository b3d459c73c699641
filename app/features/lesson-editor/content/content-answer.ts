/** The answer of the content page's action. */
import type { ProblemWithText } from '#app/domain/problem.ts'
import type { Unsent } from '#app/ui/form-answer.ts'

/** The text that somebody else has saved since. */
export type TheirText = { text: string; version: number }

export type ContentAnswer = {
	problems?: ProblemWithText[]
	/** The typed text, if it was refused. */
	text?: string
	theirs?: TheirText
	/** After a save: where the page redirects to. */
	to?: string
	/** The typed fields, if the server could not be reached. */
	typed?: Record<string, string>
} & Unsent
