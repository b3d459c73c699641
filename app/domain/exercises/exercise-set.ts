/**
 * All exercises of a lesson as one text. Five blocks, the third without a question, give four
 * exercises and one failed block. Texts over the limits are refused before parsing, to protect editor
 * and server.
 */
import type { Problem } from '#app/domain/problem.ts'
import type { Exercise } from './exercise.ts'
import { type ExerciseBlock, type FailedBlock, parseExerciseText } from './exercise-text.ts'

/** In UTF-16 units. */
export const longestExerciseText = 200_000

export const mostExercises = 500

/** A block with its number from 1, shown as Q1. */
export type NumberedBlock = ExerciseBlock & { number: number }

export type ExerciseSet = {
	blocks: NumberedBlock[]
	/** The exercises of the valid blocks. */
	exercises: Exercise[]
	failed: (FailedBlock & { number: number })[]
	/** Set if the whole text is refused. */
	problem?: Problem
}

export function readExerciseSet(text: string): ExerciseSet {
	if (text.length > longestExerciseText) {
		const values = { most: longestExerciseText, length: text.length }
		return withoutBlocks({ code: 'exercise-text.too-long', values })
	}
	const blocks = parseExerciseText(text).map((block, index) => ({ ...block, number: index + 1 }))
	if (blocks.length > mostExercises) {
		const values = { most: mostExercises, count: blocks.length }
		return withoutBlocks({ code: 'exercise-text.too-many', values })
	}
	return {
		blocks,
		exercises: blocks.flatMap((block) => (block.ok ? [block.exercise] : [])),
		failed: blocks.filter((block) => !block.ok),
	}
}

function withoutBlocks(problem: Problem): ExerciseSet {
	return { blocks: [], exercises: [], failed: [], problem }
}
