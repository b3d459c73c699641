/** One thing wrong with what a person gave us, and where: line 12 of a text, the field "email" of a form. */
import { type ErrorCode, type ErrorValues, errorText } from './errors.ts'

export type Problem = {
	code: ErrorCode
	values?: ErrorValues
	/** From 1. */
	line?: number
	field?: string
}

export function problemText({ code, values }: Problem): string {
	return errorText(code, values)
}

/** A problem with its sentence, as a screen is told it; another machine brings its own. */
export type ToldProblem = Problem & { text: string }

export function tellProblem(problem: Problem & { text?: string }): ToldProblem {
	return { ...problem, text: problem.text ?? problemText(problem) }
}
