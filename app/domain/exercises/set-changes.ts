/**
 * Summarizes a save of a lesson's exercises for the audit log: their number before and after, and the
 * text of removed and added ones (李明是哪国人？ …). Unchanged exercises aren't repeated.
 */
import type { Exercise } from './exercise.ts'
import { formatExerciseText } from './exercise-text.ts'

type SetSummary = {
	exercises: number
	/** The exercises only this side has, as typed text; cut to a limit. */
	text?: string
}

/** In UTF-16 units. */
const longestText = 4000

export function changesOfSet(
	stored: readonly Exercise[],
	typed: readonly Exercise[],
): { before: SetSummary; after: SetSummary } {
	const was = stored.map((exercise) => formatExerciseText([exercise]))
	const is = typed.map((exercise) => formatExerciseText([exercise]))
	return { before: summaryOf(was, is), after: summaryOf(is, was) }
}

function summaryOf(texts: readonly string[], others: readonly string[]): SetSummary {
	const known = new Set(others)
	const text = texts.filter((one) => !known.has(one)).join('\n\n')
	if (text === '') return { exercises: texts.length }
	const cut = text.length > longestText ? `${text.slice(0, longestText)}…` : text
	return { exercises: texts.length, text: cut }
}
