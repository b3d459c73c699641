/**
 * A word of the vocabulary, as the dictionary, the word popup and flashcards use it.
 *
 * { word: '爱好', traditional: '愛好', pinyin: 'ài hào', poses: ['noun', 'verb'],
 *   meaning: { noun: { definition: 'interest; hobby' }, … },
 *   levels: [{ type: 'HSK', level: 'HSK3', edition: '2.0' }], status: 1, isCustom: false }
 * A word with two readings (长 cháng, zhǎng) is two entries.
 */
import * as z from 'zod'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { meaningSchema, partOfSpeechSchema } from './meaning.ts'

export const wordLevelSchema = z.object({
	type: z.literal('HSK'),
	level: z.enum(hskLevels),
	/** Left out if set by hand. */
	edition: z.enum(hskEditions).optional(),
	/** Not in the edition's list; see `derived-levels.ts`. */
	isDerived: z.literal(true).optional(),
	/** The listed words that a derived level comes from: 回 and 家 of 回家. */
	from: z.array(z.string()).readonly().optional(),
})

export const wordLevelsSchema = z.array(wordLevelSchema)

/** 1 enabled, 0 disabled. */
const wordStatusSchema = z.union([z.literal(1), z.literal(0)])

export const wordSchema = z.object({
	word: z.string().min(1),
	traditional: z.string().min(1).optional(),
	pinyin: z.string().min(1),
	poses: z.array(partOfSpeechSchema),
	meaning: meaningSchema,
	levels: wordLevelsSchema,
	status: wordStatusSchema,
	isCustom: z.boolean(),
})

export type WordLevel = z.infer<typeof wordLevelSchema>
export type WordStatus = z.infer<typeof wordStatusSchema>
export type Word = z.infer<typeof wordSchema>
