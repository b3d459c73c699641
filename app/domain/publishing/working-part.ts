/**
 * The parts of a lesson that are saved first and published later. An article has a text only.
 *
 *   text       [{ zh: [你好 nǐ hǎo, ！], en: 'Hello!', blank: 'normal' }]
 *   notes      { source: '## 是 joins two nouns', blocks: […] }
 *   exercises  [{ id: 'e1', exercise: { type: 'single', question: { zh: '李明是哪国人？' }, … }, words: […] }]
 */
import * as z from 'zod'
import { exerciseSchema } from '#app/domain/exercises/exercise.ts'
import { exerciseWordsSchema } from '#app/domain/exercises/exercise-words.ts'
import { parseJson } from '#app/domain/json.ts'
import { noteBlocksSchema } from '#app/domain/notes/note-blocks.ts'

export const ownerKinds = ['lessons', 'articles'] as const
export const partNames = ['text', 'notes', 'exercises'] as const

export type PartName = (typeof partNames)[number]

const notesSchema = z.object({ source: z.string(), blocks: noteBlocksSchema })

const exercisesSchema = z.array(
	z.object({
		/** The id of the published exercise that it was, if it was one. */
		id: z.string().optional(),
		exercise: exerciseSchema,
		/** Null if its Chinese was not cut. */
		words: exerciseWordsSchema.nullable(),
	}),
)

type WorkingNotes = z.infer<typeof notesSchema>
export type WorkingExercises = z.infer<typeof exercisesSchema>

/** Undefined if they cannot be read. */
export function readWorkingNotes(stored: string): WorkingNotes | undefined {
	return notesSchema.safeParse(parseJson(stored)).data
}

/** Undefined if they cannot be read. */
export function readWorkingExercises(stored: string): WorkingExercises | undefined {
	return exercisesSchema.safeParse(parseJson(stored)).data
}
