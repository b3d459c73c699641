/** What saving a text answers its page. */
import type { ProblemWithText } from '#app/domain/problem.ts'

/** What somebody else has saved meanwhile. */
export type TheirText = { text: string; version: number }

export type ContentAnswer = {
	problems?: ProblemWithText[]
	/** As it was typed. */
	text?: string
	theirs?: TheirText
	/** Saved: where one goes on. */
	to?: string
}
