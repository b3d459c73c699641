/** What saving a text answers its page. */
import type { ProblemWithText } from '#app/domain/problem.ts'
import type { Unsent } from '#app/ui/form-answer.ts'

/** What somebody else has saved meanwhile. */
export type TheirText = { text: string; version: number }

export type ContentAnswer = {
	problems?: ProblemWithText[]
	/** As it was typed. */
	text?: string
	theirs?: TheirText
	/** Saved: where one goes on. */
	to?: string
	/** The same, where the server could not answer. */
	typed?: Record<string, string>
} & Unsent
