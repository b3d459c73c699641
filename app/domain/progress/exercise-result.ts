/**
 * The result of a lesson's exercises: for 你好, four of four, an A. The best result counts for the
 * course, even if a later one is worse.
 */

import { isObject } from '#app/domain/is-object.ts'
import { isInstant } from './instant.ts'
import type { ExerciseResult } from './record.ts'
import { isName, isNumber } from './stored-value.ts'

/** Reads a stored result; undefined if there is none, null if it is damaged. */
export function parseResult(value: unknown): ExerciseResult | undefined | null {
	if (value === undefined) return undefined
	if (!isObject(value)) return null
	const { grade, score, correctCount, totalCount, completedAt } = value
	if (!isName(grade) || !isInstant(completedAt)) return null
	if (!isNumber(score) || !isNumber(correctCount) || !isNumber(totalCount)) return null
	return { grade, score, correctCount, totalCount, completedAt }
}

/** The higher score wins, then the later one; independent of argument order. */
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
