/** A problem with a user's input, and where it is: on line 12 of a text, in the field "email" of a form. */
import { type ErrorCode, type ErrorValues, errorText } from './errors.ts'

export type Problem = {
	code: ErrorCode
	values?: ErrorValues
	/** Line number, from 1. */
	line?: number
	field?: string
}

export function problemText({ code, values }: Problem): string {
	return errorText(code, values)
}

/** A problem with its text, ready to show. A failed service may bring its own text. */
export type ProblemWithText = Problem & { text: string }

export function withProblemText(problem: Problem & { text?: string }): ProblemWithText {
	return { ...problem, text: problem.text ?? problemText(problem) }
}
