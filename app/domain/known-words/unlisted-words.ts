/**
 * The words of a text that the vocabulary lacks, counted by their HSK rank in each edition.
 *
 * In 李明高高兴兴地走了二十五步, 李明 is a name, 高高兴兴 has the rank of 高兴 and 二十五 rank 1. A name
 * counts neither as known nor as unknown.
 */
import * as z from 'zod'
import { hskEditions } from '#app/domain/hsk/edition.ts'

/** Running words by rank: eight numbers, from HSK 1 to HSK 7+, then without a rank. */
const countsSchema = z.object({
	words: z.array(z.int().min(0)).length(8),
	/** Different words. Not read any more; a former version of the platform cannot do without it. */
	distinct: z.array(z.int().min(0)).length(8).optional(),
})

export const unlistedWordsSchema = z.object({
	/** Running words that are names. */
	names: z.int().min(0),
	byEdition: z.record(z.enum(hskEditions), countsSchema),
})

export type UnlistedWords = z.infer<typeof unlistedWordsSchema>
