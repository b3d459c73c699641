/**
 * A word's meanings by part of speech, the main one first.
 *
 * 学习: { verb: { definition: 'to learn; to study' } }
 * 工作: { verb: { definition: 'to work' }, noun: { definition: 'job; work; task' } }
 */
import * as z from 'zod'
import { partsOfSpeech } from './part-of-speech.ts'

export const partOfSpeechSchema = z.enum(partsOfSpeech)

const definitionSchema = z.object({ definition: z.string().trim().min(1) })

/** A word whose senses are all coarse has none here. */
export const storedMeaningSchema = z.partialRecord(partOfSpeechSchema, definitionSchema)

export const meaningSchema = storedMeaningSchema.refine(
	(meaning) => Object.keys(meaning).length > 0,
	'at least one meaning',
)

export type Meaning = z.infer<typeof meaningSchema>
