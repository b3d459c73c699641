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
