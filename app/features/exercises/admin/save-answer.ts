import type { AnswerWith } from '#app/ui/form-answer.ts'

/**
 * The answer to a save: the number of saved exercises with the set's new version, or the question
 * whether to skip the blocks with errors. `typed.overwrite` is the version to overwrite, if the author
 * had agreed to that before the question.
 */
export type SaveAnswer = AnswerWith<{ saved: number; version: number; asks: true }>

export type SavedAnswer = SaveAnswer & { saved: number }
