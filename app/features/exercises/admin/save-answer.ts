import type { AnswerWith } from '#app/ui/form-answer.ts'

/** The answer to a save: the number of saved exercises with the set's new version. */
export type SaveAnswer = AnswerWith<{ saved: number; version: number }>

export type SavedAnswer = SaveAnswer & { saved: number }
