/**
 * What a save changed of a lesson's exercises, as the audit log keeps it: how many there were and are,
 * and the text of those that went and came, 李明是哪国人？ among them. What stayed is not repeated.
 */
import type { Exercise } from './exercise.ts'
import { formatExerciseText } from './exercise-text.ts'

type Side = {
	exercises: number
	/** Those that the other side has not, as they are typed; cut where it is long. */
	text?: string
}

/** In UTF-16 units. */
const longestTold = 4000

export function changesOfSet(
	stored: readonly Exercise[],
	typed: readonly Exercise[],
): { before: Side; after: Side } {
	const was = stored.map((exercise) => formatExerciseText([exercise]))
	const is = typed.map((exercise) => formatExerciseText([exercise]))
	return { before: sideOf(was, is), after: sideOf(is, was) }
}

function sideOf(texts: readonly string[], others: readonly string[]): Side {
	const known = new Set(others)
	const text = texts.filter((one) => !known.has(one)).join('\n\n')
	if (text === '') return { exercises: texts.length }
	const told = text.length > longestTold ? `${text.slice(0, longestTold)}…` : text
	return { exercises: texts.length, text: told }
}
