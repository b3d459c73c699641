/**
 * All exercises of a lesson as one text: five blocks, of which the third lacks its question, are four
 * exercises and a block that failed. Longer texts than anybody writes are refused unread, so that no
 * screen and no server is ever kept busy by one.
 */
import type { Problem } from '#app/domain/problem.ts'
import type { Exercise } from './exercise.ts'
import { type ExerciseBlock, type FailedBlock, parseExerciseText } from './exercise-text.ts'

/** In UTF-16 units. */
export const longestExerciseText = 200_000

export const mostExercises = 500

/** A block with its number, from 1, as in Q1. */
export type NumberedBlock = ExerciseBlock & { number: number }

export type ExerciseSet = {
	blocks: NumberedBlock[]
	/** Those of the blocks that could be read. */
	exercises: Exercise[]
	failed: (FailedBlock & { number: number })[]
	/** Why none of it can be taken, whatever its blocks say. */
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
