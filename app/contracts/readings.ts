/** How words that are cut already are read among their neighbours: 头发 | 很 | 长 is tóu fa | hěn | cháng. */
import * as z from 'zod'
import type { Failure } from '#app/domain/failure.ts'
import type { Result } from '#app/domain/result.ts'

/** Texts beyond the limits of contracts/tokenize.ts are refused with a sentence of their own. */
export const readingsOrderSchema = z.object({
	/** The words of each paragraph, in order, with what stands between them. */
	paragraphs: z.array(z.array(z.string())),
})

/** One entry a word: tone marks, syllables separated by spaces; null where nobody knows. */
export const readingsSchema = z.object({ result: z.array(z.array(z.string().nullable())) })

export type ReadingsAnswer = z.infer<typeof readingsSchema>

/** Answers one list a paragraph, or a sentence that may be shown as it is. */
export type Readings = (
	paragraphs: readonly (readonly string[])[],
) => Promise<Result<(string | undefined)[][], Failure>>
