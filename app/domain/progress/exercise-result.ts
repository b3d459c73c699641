/**
 * How the exercises of a lesson went: those of 你好, four of four, an A. Done again they may go
 * worse; the better result is still what counts for the course.
 */
import { isInstant } from './instant.ts'
import type { ExerciseResult } from './record.ts'
import { isName, isNumber, isObject } from './stored-value.ts'

/** A result as it was stored; undefined where there is none, null where it is damaged. */
export function parseResult(value: unknown): ExerciseResult | undefined | null {
	if (value === undefined) return undefined
	if (!isObject(value)) return null
	const { grade, score, correctCount, totalCount, completedAt } = value
	if (!isName(grade) || !isInstant(completedAt)) return null
	if (!isNumber(score) || !isNumber(correctCount) || !isNumber(totalCount)) return null
	return { grade, score, correctCount, totalCount, completedAt }
}

/** The higher score; of equal ones the later, so that the choice never depends on the order. */
export function betterResult(
	a: ExerciseResult | undefined,
	b: ExerciseResult | undefined,
): ExerciseResult | undefined {
	if (!a || !b) return a ?? b
	return compareResults(a, b) >= 0 ? a : b
}

function compareResults(a: ExerciseResult, b: ExerciseResult): number {
	return (
		a.score - b.score ||
		compareTexts(a.completedAt, b.completedAt) ||
		a.correctCount - b.correctCount ||
		a.totalCount - b.totalCount ||
		compareTexts(a.grade, b.grade)
	)
}

function compareTexts(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0
}
