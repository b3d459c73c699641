/** The API for readings of words in context: 头发 | 很 | 长 is tóu fa | hěn | cháng. */
import * as z from 'zod'
import type { Failure } from '#app/domain/failure.ts'
import type { Result } from '#app/domain/result.ts'

/** The limits of contracts/tokenize.ts apply; each has its own error message. */
export const readingsRequestSchema = z.object({
	/** The words of each paragraph, in order, including the text between them. */
	paragraphs: z.array(z.array(z.string())),
})

/** One entry per word: pinyin with tone marks and spaces between syllables; null if unknown. */
export const readingsSchema = z.object({ result: z.array(z.array(z.string().nullable())) })

export type ReadingsResponse = z.infer<typeof readingsSchema>

/** Returns one list per paragraph, or a failure whose text can be shown. */
export type Readings = (
	paragraphs: readonly (readonly string[])[],
) => Promise<Result<(string | undefined)[][], Failure>>
