/**
 * A lesson's exercises, ready to be answered: 李明是哪国人？ with A 美国人, B 中国人, C 日本人, and B is right.
 *
 * Each is answered in one of three ways, whatever its kind: `way` and the fields with it (task.ts). What is answered
 * aloud stands apart: it is no part of a practice and has no grade.
 *
 * Rows are read one by one, so that a bad one never breaks the lesson. An exercise of an unknown type
 * stays in the list as unsupported ("Unsupported question type: essay."). One that is damaged, or
 * has no possible right answer, is left out.
 */
import type { Exercise } from './exercise.ts'
import { type ExerciseType, exerciseKinds, isExerciseType } from './exercise-kinds.ts'
import { type LocalizedText, takeSound } from './localized-text.ts'
import { withShuffledBank } from './slots-task.ts'
import { readStored, type StoredExercise } from './stored-exercise.ts'
import type { Spoken, Task } from './task.ts'
import { withoutNotation } from './written-exercise.ts'

export type AnswerableExercise = Asked & Task

export type SpokenExercise = Asked & Spoken

type Asked = {
	id: string
	type: ExerciseType
	/** The text to show. Chinese with gaps is part of the task. */
	question: LocalizedText
	/** The Chinese that a play button speaks; not shown before the answer. */
	sound?: string
	explanation: LocalizedText
}

export type UnsupportedExercise = { id: string; unsupportedType: string }

export type ListedExercise = AnswerableExercise | UnsupportedExercise

/** The exercises in row order, those answered aloud apart, and the ids of those left out. */
export function listExercises(rows: readonly StoredExercise[]): {
	listed: ListedExercise[]
	spoken: SpokenExercise[]
	unreadable: string[]
} {
	const listed: ListedExercise[] = []
	const spoken: SpokenExercise[] = []
	const unreadable: string[] = []
	for (const row of rows) {
		const read = readListed(row)
		if (!read) unreadable.push(row.id)
		else if ('way' in read && read.way === 'spoken') spoken.push(read)
		else listed.push(read)
	}
	return { listed, spoken, unreadable }
}

function readListed(row: StoredExercise): ListedExercise | SpokenExercise | undefined {
	const { id } = row
	if (!isExerciseType(row.type)) return { id, unsupportedType: row.type }
	const exercise = readStored(row)
	if (!exercise) return undefined
	return asListed(id, exercise)
}

/** As learners see it. Undefined if it has no possible right answer. */
export function asListed(
	id: string,
	exercise: Exercise,
): AnswerableExercise | SpokenExercise | undefined {
	return asWritten(id, withoutNotation(exercise))
}

/** With the notation of its author. */
export function asWritten(
	id: string,
	exercise: Exercise,
): AnswerableExercise | SpokenExercise | undefined {
	const { type, explanation } = exercise
	const task = exerciseKinds[type].task(exercise)
	if (!task) return undefined
	const { sound, text: question } = takeSound(task.question ?? exercise.question)
	const shuffled = task.way === 'slots' ? withShuffledBank(task, id) : task
	const listed = { id, type, explanation, ...shuffled, question }
	return sound === undefined ? listed : { ...listed, sound }
}
