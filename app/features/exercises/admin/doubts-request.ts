/** The question about doubtful words of exercises, as they are typed, and its answer. */
import * as z from 'zod'
import type { ExerciseDoubt } from '#app/domain/exercises/doubts-of-exercise.ts'

/** More exercises are asked for in turns. */
export const mostAtOnce = 20

export const doubtsLimit = { as: 'json', mostBytes: 800_000 } as const

export const doubtsRequest = z.object({ sources: z.array(z.string()).max(mostAtOnce) })

/** A list for each exercise, in their order. */
export type DoubtsAnswer = { doubts: ExerciseDoubt[][] }
